import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CommentForm } from './FeedbackForms';
import type { Rating } from './message';
import { blockStorage } from './testing';

interface Options {
  readonly isSending?: boolean;
  readonly rating?: Rating | null;
}

const submit = jest.fn(() => Promise.resolve(false));
const onClose = jest.fn();

function open({ isSending = false, rating = 'yes' }: Options = {}): HTMLElement {
  const submission = {
    section: 'use',
    progress: { phase: 'idle' as const },
    isSending,
    submit,
    reset: () => undefined,
  };
  render(<CommentForm label="Comment" rating={rating} submission={submission} onClose={onClose} />);
  return screen.getByRole('textbox');
}

beforeAll(() => {
  // jsdom does not submit forms.
  HTMLFormElement.prototype.requestSubmit = function requestSubmit() {
    this.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  };
});

beforeEach(() => {
  sessionStorage.clear();
  submit.mockClear();
  onClose.mockClear();
});

describe('spec 6.1: in a comment field', () => {
  it('Command+Enter sends without a line break', () => {
    const field = open();
    fireEvent.change(field, { target: { value: 'Good' } });
    expect(fireEvent.keyDown(field, { key: 'Enter', metaKey: true })).toBe(false);
    expect(submit).toHaveBeenCalledWith('yes', 'Good');
  });

  it('Enter alone inserts a line break', () => {
    const field = open();
    fireEvent.change(field, { target: { value: 'Good' } });
    expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true);
    expect(submit).not.toHaveBeenCalled();
  });

  it('a blank required comment is rejected, and focus returns to the field', () => {
    const field = open({ rating: null });
    fireEvent.change(field, { target: { value: ' \n ' } });
    const send = screen.getByRole('button', { name: 'Send' });
    send.focus();
    fireEvent.click(send);
    expect(submit).not.toHaveBeenCalled();
    expect(field).toHaveFocus();
  });

  it('a vote can be sent without a comment', () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(submit).toHaveBeenCalledWith('yes', '');
  });
});

describe('spec 6.2: a comment form', () => {
  it('cannot be closed while sending', () => {
    open({ isSending: true });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('can be closed before sending', () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledWith(false);
  });
});

describe('spec 6.2: a typed comment', () => {
  const typed = { target: { value: 'A thought' } };

  it('is restored when the reader returns to the page', () => {
    fireEvent.change(open(), typed);
    cleanup();
    expect(open()).toHaveValue('A thought');
  });

  it('is discarded when the reader cancels', () => {
    fireEvent.change(open(), typed);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    cleanup();
    expect(open()).toHaveValue('');
  });

  it('can be sent if the browser blocks storage', () => {
    blockStorage();
    const field = open();
    fireEvent.change(field, typed);
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(submit).toHaveBeenCalledWith('yes', 'A thought');
    jest.restoreAllMocks();
  });
});
