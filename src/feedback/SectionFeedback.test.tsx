import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { SectionFeedback } from '.';
import { configure, hasUnsentComment, posted, stubFetch } from './testing';

let fetchStub: ReturnType<typeof stubFetch>;
let user: UserEvent;

function renderSection(): void {
  render(
    <>
      <h2 id="usage">Usage</h2>
      <SectionFeedback section="usage" />
    </>,
  );
}

const opener = (): HTMLElement => screen.getByRole('button', { name: 'Comment on this section' });
const field = (): HTMLElement => screen.getByRole('textbox');

beforeEach(() => {
  user = userEvent.setup();
  fetchStub = stubFetch();
  configure('https://feedback.example.com/');
});

describe('spec 6.1: a comment on one section, from its heading', () => {
  it('opens by keyboard at a button that names the section', async () => {
    renderSection();
    expect(opener()).toHaveAccessibleDescription('Usage');
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(field()).toHaveFocus();
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
    expect(hasUnsentComment()).toBe(true);
  });

  it('sends the comment with the section and without a rating', async () => {
    renderSection();
    await user.click(opener());
    await user.keyboard('Unclear{Control>}{Enter}{/Control}');
    expect(posted(fetchStub)).toEqual([
      {
        page: '/toolpad/core/introduction/',
        rating: null,
        comment: 'Unclear',
        version: '0.15.0',
        language: 'en',
        section: 'usage',
      },
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('Thank you for your feedback.');
    expect(opener()).toHaveFocus();
    expect(hasUnsentComment()).toBe(false);
  });

  it.each(['', '   '])('sends nothing while there is only %p', async (text) => {
    renderSection();
    await user.click(opener());
    await user.keyboard(`${text}{Control>}{Enter}{/Control}`);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(fetchStub).not.toHaveBeenCalled();
    expect(field()).toBeRequired();
  });

  it.each(['Cancel', 'Comment on this section'])('closes with "%s"', async (name) => {
    renderSection();
    await user.click(opener());
    await user.click(screen.getByRole('button', { name }));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
    expect(opener()).toHaveFocus();
  });
});

describe('spec 6.2: a section whose comment fails', () => {
  it('says so and keeps what was typed', async () => {
    fetchStub.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    renderSection();
    await user.click(opener());
    await user.type(field(), 'Unclear');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByRole('status').textContent).toBe(
      "Couldn't submit feedback. Please try again later.",
    );
    expect(field()).toHaveValue('Unclear');
  });

  it('is not closed while it is being sent', async () => {
    fetchStub.mockReturnValue(new Promise(() => undefined));
    renderSection();
    await user.click(opener());
    await user.keyboard('Unclear{Control>}{Enter}{/Control}');
    await user.click(opener());
    expect(field()).toHaveValue('Unclear');
  });
});

describe('spec 6.2: a section with no address configured', () => {
  it('offers only a prefilled GitHub issue link', () => {
    configure(null);
    renderSection();
    expect(screen.queryByRole('button')).toBeNull();
    const address = screen.getByRole('link').getAttribute('href') ?? '';
    expect(new URL(address).searchParams.get('title')).toBe(
      '[docs] Feedback on /toolpad/core/introduction/#usage',
    );
  });
});
