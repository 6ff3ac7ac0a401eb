import { fireEvent, render, screen } from '@testing-library/react';
import { startReading, TableOfContents } from '.';

/** The list shows ten links of 20 px each, 100 px below the top of the window. */
const LIST = { top: 100, bottom: 300 };
const LINK_HEIGHT = 20;

const SECTIONS = Array.from({ length: 40 }, (_, index) => `section-${String(index)}`);

/** A page with many sections, none reached yet; returns the list. */
async function showList(): Promise<HTMLElement> {
  render(
    <TableOfContents>
      {SECTIONS.map((section) => (
        <a key={section} href={`#${section}`}>
          {section}
        </a>
      ))}
    </TableOfContents>,
  );
  const list = screen.getByRole('navigation');
  list.getBoundingClientRect = () => LIST as DOMRect;
  screen.getAllByRole('link').forEach((link, index) => {
    link.getBoundingClientRect = () => {
      const top = LIST.top + index * LINK_HEIGHT - list.scrollTop;
      return { top, bottom: top + LINK_HEIGHT } as DOMRect;
    };
  });
  await nextFrame();
  return list;
}

const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

/** Follows a link in the text to a section. */
function goTo(section: string): void {
  window.history.replaceState(null, '', `#${section}`);
  fireEvent(window, new HashChangeEvent('hashchange'));
}

function isInView(link: HTMLElement): boolean {
  const { top, bottom } = link.getBoundingClientRect();
  return top >= LIST.top && bottom <= LIST.bottom;
}

const currentLink = (): HTMLElement => screen.getByRole('link', { current: 'location' });

beforeAll(startReading);

beforeEach(() => {
  window.history.replaceState(null, '', '/toolpad/core/');
});

it('scrolls a long list to the current section, in both directions', async () => {
  await showList();
  goTo('section-30');
  expect(currentLink()).toHaveTextContent('section-30');
  expect(isInView(currentLink())).toBe(true);
  goTo('section-3');
  expect(currentLink()).toHaveTextContent('section-3');
  expect(isInView(currentLink())).toBe(true);
});

it('does not scroll the list while the section is visible in it', async () => {
  const list = await showList();
  goTo('section-4');
  expect(currentLink()).toHaveTextContent('section-4');
  expect(list.scrollTop).toBe(0);
});

it('ignores a click outside the links', async () => {
  const list = await showList();
  goTo('section-2');
  fireEvent.click(list);
  await nextFrame();
  expect(currentLink()).toHaveTextContent('section-2');
});

it('marks a link when text inside it is clicked', async () => {
  render(
    <TableOfContents>
      <a href="#use">
        Use <code>it</code>
      </a>
      <a href="#test">Test it</a>
    </TableOfContents>,
  );
  fireEvent.click(screen.getByText('it'));
  await nextFrame();
  expect(currentLink()).toHaveTextContent('Use it');
});
