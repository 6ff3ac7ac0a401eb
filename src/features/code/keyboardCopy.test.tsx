import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeFrame } from './Code';
import { mockClipboard, startPage } from './testingCode';

let writeText: jest.Mock;

function renderPage() {
  return render(
    <>
      {['first', 'second'].map((name) => (
        <CodeFrame key={name}>
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- like code blocks */}
          <pre tabIndex={0}>{name}</pre>
        </CodeFrame>
      ))}
      <p>running text</p>
      <textarea aria-label="comment" defaultValue="mine" />
    </>,
  );
}

/** Texts copied since the test began. */
async function copied(): Promise<unknown[]> {
  await act(() => Promise.resolve());
  return writeText.mock.calls.flat() as unknown[];
}

const hover = (name: string) => userEvent.hover(screen.getByText(name));
const unhover = (name: string) => userEvent.unhover(screen.getByText(name));
const focus = (name: string) => {
  act(() => screen.getByText(name).focus());
};

function pressCopy(target: Element = document.activeElement ?? document.body) {
  return fireEvent.keyDown(target, { key: 'c', code: 'KeyC', ctrlKey: true });
}

beforeAll(startPage);

beforeEach(() => {
  act(() => (document.activeElement as HTMLElement).blur());
  writeText = mockClipboard();
});

describe('Ctrl+C or ⌘C', () => {
  it('spec 3.4: copies the block under the pointer', async () => {
    renderPage();
    await hover('second');
    const isLeftToBrowser = pressCopy();
    expect(await copied()).toEqual(['second']);
    expect(isLeftToBrowser).toBe(false);
  });

  it('spec 3.4: copies the block that has focus', async () => {
    renderPage();
    focus('first');
    fireEvent.keyDown(screen.getByText('first'), { key: 'c', code: 'KeyC', metaKey: true });
    expect(await copied()).toEqual(['first']);
  });

  it('spec 3.4: with pointer and focus on two blocks, copies the more recent one', async () => {
    renderPage();
    await hover('second');
    focus('first');
    pressCopy();
    await unhover('second');
    await hover('second');
    pressCopy();
    await unhover('second');
    pressCopy();
    expect(await copied()).toEqual(['first', 'second', 'first']);
  });

  it('spec 3.4: does nothing with neither pointer nor focus on a block', async () => {
    renderPage();
    pressCopy();
    await hover('second');
    await unhover('second');
    pressCopy();
    expect(await copied()).toEqual([]);
  });

  it('spec 3.4: leaves copying to the browser while something is selected', async () => {
    renderPage();
    await hover('second');
    window.getSelection()?.selectAllChildren(screen.getByText('running text'));
    const isLeftToBrowser = pressCopy();
    expect(isLeftToBrowser).toBe(true);
    expect(await copied()).toEqual([]);
    window.getSelection()?.removeAllRanges();
    pressCopy();
    expect(await copied()).toEqual(['second']);
  });

  it('spec 3.4: leaves text fields alone', async () => {
    renderPage();
    await hover('second');
    pressCopy(screen.getByRole('textbox'));
    expect(await copied()).toEqual([]);
  });

  it('spec 3.4: copies once while the keys are held', async () => {
    renderPage();
    await hover('second');
    pressCopy();
    fireEvent.keyDown(document.body, { key: 'c', code: 'KeyC', ctrlKey: true, repeat: true });
    expect(await copied()).toEqual(['second']);
  });

  it('spec 3.4: does nothing if the shortcut has already been handled', async () => {
    renderPage();
    await hover('second');
    const handle = (event: KeyboardEvent) => {
      event.preventDefault();
    };
    document.body.addEventListener('keydown', handle);
    pressCopy(document.body);
    document.body.removeEventListener('keydown', handle);
    expect(await copied()).toEqual([]);
  });

  it('spec 3.4: does nothing after focus has left the block', async () => {
    renderPage();
    focus('first');
    act(() => {
      screen.getByText('first').blur();
    });
    pressCopy(document.body);
    expect(await copied()).toEqual([]);
  });

  it('spec 3.4: forgets a removed block', async () => {
    const { unmount } = renderPage();
    await hover('second');
    unmount();
    pressCopy(document.body);
    expect(await copied()).toEqual([]);
  });
});
