import { render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Feedback } from '.';
import { answer, configure, posted, refuseStorage, stubFetch } from './testing';

const FAILED = "Couldn't submit feedback. Please try again later.";
const ADDRESS = 'https://feedback.example.com/';
let fetchStub: ReturnType<typeof stubFetch>;
let user: UserEvent;

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const field = (): HTMLElement => screen.getByRole('textbox');
const status = (): HTMLElement => screen.getByRole('status');

beforeEach(() => {
  user = userEvent.setup();
  fetchStub = stubFetch();
  configure(ADDRESS);
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('spec 6.2: success', () => {
  it('thanks in a live region that was there before, and keeps the focus', async () => {
    render(<Feedback />);
    const region = status();
    expect(region).toBeEmptyDOMElement();
    await user.click(button('Yes'));
    await user.keyboard('Good{Control>}{Enter}{/Control}');
    await waitFor(() => {
      expect(region).toHaveTextContent('Thank you for your feedback.');
    });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(button('Yes')).toHaveFocus();
  });

  it('remembers the rating', async () => {
    const { unmount } = render(<Feedback />);
    await user.click(button('No'));
    await user.click(button('Send'));
    expect(button('No')).toHaveAttribute('aria-pressed', 'true');
    unmount();
    render(<Feedback />);
    expect(button('No')).toHaveAttribute('aria-pressed', 'true');
    expect(button('Yes')).toHaveAttribute('aria-pressed', 'false');
  });

  it('thanks also where the browser refuses storage', async () => {
    refuseStorage();
    render(<Feedback />);
    await user.click(button('Yes'));
    await user.click(button('Send'));
    expect(status()).toHaveTextContent('Thank you for your feedback.');
  });

  it('leaves the focus alone where the reader has moved on', async () => {
    let accept: (response: Response) => void = () => undefined;
    fetchStub.mockReturnValue(
      new Promise((resolve) => {
        accept = resolve;
      }),
    );
    render(
      <>
        <Feedback />
        <a href="#next">Next</a>
      </>,
    );
    await user.click(button('Yes'));
    await user.click(button('Send'));
    const link = screen.getByRole('link', { name: 'Next' });
    link.focus();
    accept(await answer(200));
    await screen.findByText('Thank you for your feedback.');
    expect(link).toHaveFocus();
  });
});

describe('spec 6.2: failure', () => {
  const abort = new DOMException('The operation was aborted.', 'AbortError');

  it.each([
    ['an error status', () => answer(500)],
    ['a dropped connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a time-out', () => Promise.reject(abort)],
  ])('of %s says so, keeps what was typed, and can be tried again', async (_name, respond) => {
    fetchStub.mockImplementationOnce(respond);
    render(<Feedback />);
    await user.click(button('No'));
    await user.type(field(), 'Long words');
    await user.click(button('Send'));
    expect(status()).toHaveTextContent(FAILED);
    expect(status().textContent).toBe(FAILED);
    expect(field()).toHaveValue('Long words');
    expect(button('Send')).toHaveFocus();
    expect(window.localStorage).toHaveLength(0);
    await user.click(button('Send'));
    expect(status()).toHaveTextContent('Thank you for your feedback.');
    expect(posted(fetchStub)).toHaveLength(2);
    expect(posted(fetchStub)[1]).toEqual(posted(fetchStub)[0]);
  });

  it('while there is no answer, sends nothing twice and lets nothing be lost', async () => {
    fetchStub.mockReturnValue(new Promise(() => undefined));
    render(<Feedback />);
    await user.click(button('Yes'));
    await user.type(field(), 'Slow');
    await user.click(button('Send'));
    expect(status()).toHaveTextContent('Sending…');
    await user.click(button('Send'));
    await user.click(button('Cancel'));
    await user.click(button('No'));
    await user.type(field(), 'er');
    expect(field()).toHaveValue('Slow');
    expect(button('Yes')).toHaveAttribute('aria-pressed', 'true');
    expect(posted(fetchStub)).toHaveLength(1);
  });

  it('is no longer shown once the reader gives up', async () => {
    fetchStub.mockReturnValue(answer(500));
    render(<Feedback />);
    await user.click(button('Yes'));
    await user.click(button('Send'));
    await user.click(button('Cancel'));
    expect(status()).toBeEmptyDOMElement();
  });
});
