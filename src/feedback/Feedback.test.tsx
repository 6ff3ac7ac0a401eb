import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Feedback } from '.';
import { configure, hasUnsentComment, posted, stubFetch } from './testing';

const ADDRESS = 'https://feedback.example.com/';
let fetchStub: ReturnType<typeof stubFetch>;
let user: UserEvent;

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const field = (): HTMLElement => screen.getByRole('textbox');

beforeEach(() => {
  user = userEvent.setup();
  fetchStub = stubFetch();
  configure(ADDRESS);
});

describe('spec 6.1: was this page helpful', () => {
  it('asks yes or no, and for a comment only after that', async () => {
    render(<Feedback />);
    expect(screen.getByRole('group', { name: 'Was this page helpful?' })).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(button('No'));
    expect(button('No')).toHaveAttribute('aria-pressed', 'true');
    expect(field()).toHaveFocus();
    expect(posted(fetchStub)).toEqual([]);
  });

  it('sends the rating with the comment', async () => {
    render(<Feedback />);
    await user.click(button('No'));
    await user.type(field(), '  Where is the price?\n');
    await user.click(button('Send'));
    expect(posted(fetchStub)).toEqual([
      {
        page: '/toolpad/core/introduction/',
        rating: 'no',
        comment: 'Where is the price?',
        version: '0.15.0',
        language: 'en',
        section: null,
      },
    ]);
  });

  it('sends the rating without a comment', async () => {
    render(<Feedback />);
    await user.click(button('Yes'));
    await user.click(button('Send'));
    expect(posted(fetchStub)).toEqual([expect.objectContaining({ rating: 'yes', comment: '' })]);
  });

  it.each(['{Control>}{Enter}{/Control}', '{Meta>}{Enter}{/Meta}'])(
    'submits with %s',
    async (keys) => {
      render(<Feedback />);
      await user.click(button('Yes'));
      await user.type(field(), 'Good');
      await user.keyboard(keys);
      expect(posted(fetchStub)).toEqual([expect.objectContaining({ comment: 'Good' })]);
    },
  );

  it('takes Enter alone for a new line', async () => {
    render(<Feedback />);
    await user.click(button('Yes'));
    await user.keyboard('a{Enter}b');
    expect(field()).toHaveValue('a\nb');
    expect(posted(fetchStub)).toEqual([]);
  });

  it('keeps the comment when the reader changes the rating', async () => {
    render(<Feedback />);
    await user.click(button('Yes'));
    await user.type(field(), 'Good, but');
    await user.click(button('No'));
    expect(field()).toHaveValue('Good, but');
    expect(button('No')).toHaveFocus();
    await user.click(button('Send'));
    expect(posted(fetchStub)).toEqual([
      expect.objectContaining({ rating: 'no', comment: 'Good, but' }),
    ]);
  });

  it('is given up with Cancel, which gives the focus back', async () => {
    render(<Feedback />);
    await user.click(button('Yes'));
    await user.click(button('Cancel'));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(button('Yes')).toHaveFocus();
    expect(button('Yes')).toHaveAttribute('aria-pressed', 'false');
  });

  it('works by keyboard alone', async () => {
    render(<Feedback />);
    await user.tab();
    await user.keyboard('{Enter}Fine{Tab}{Enter}');
    expect(posted(fetchStub)).toEqual([
      expect.objectContaining({ rating: 'yes', comment: 'Fine' }),
    ]);
  });

  it('begins anew on another page', async () => {
    const { rerender } = render(<Feedback />);
    await user.click(button('Yes'));
    configure(ADDRESS, '/toolpad/core/tutorial/');
    rerender(<Feedback />);
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(button('No'));
    await user.click(button('Send'));
    expect(posted(fetchStub)).toEqual([
      expect.objectContaining({ page: '/toolpad/core/tutorial/' }),
    ]);
  });
});

describe('spec 6.2: with no address configured', () => {
  it('only a prefilled GitHub issue link is offered', () => {
    configure(null);
    render(<Feedback />);
    expect(screen.queryByRole('button')).toBeNull();
    const address = screen.getByRole('link').getAttribute('href') ?? '';
    expect(address.startsWith('https://github.com/mui/toolpad/issues/new?')).toBe(true);
    expect(new URL(address).searchParams.get('title')).toContain('/toolpad/core/introduction/');
  });
});

describe('spec 7.2: a comment that a reload would lose', () => {
  it('is told while one is open, and no longer when it is sent or given up', async () => {
    render(<Feedback />);
    expect(hasUnsentComment()).toBe(false);
    await user.click(button('Yes'));
    expect(hasUnsentComment()).toBe(true);
    await user.click(button('Cancel'));
    expect(hasUnsentComment()).toBe(false);
    await user.click(button('Yes'));
    await user.click(button('Send'));
    expect(hasUnsentComment()).toBe(false);
  });
});
