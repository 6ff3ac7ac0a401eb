import { fireEvent, render, screen } from '@testing-library/react';
import { CommentForm } from './CommentForm';

const onSubmit = jest.fn<undefined, [string]>();
const onCancel = jest.fn();

function open({ isSending = false, required = false } = {}): HTMLElement {
  const props = { label: 'Comment', isSending, required, onSubmit, onCancel };
  render(<CommentForm {...props} />);
  return screen.getByRole('textbox');
}

beforeAll(() => {
  // jsdom submits no form by itself.
  HTMLFormElement.prototype.requestSubmit = function requestSubmit() {
    this.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  };
});

beforeEach(() => {
  onSubmit.mockClear();
  onCancel.mockClear();
});

describe('spec 6.1: in a field for a comment', () => {
  it('Command and Enter send, without a new line', () => {
    const field = open();
    fireEvent.change(field, { target: { value: 'Good' } });
    expect(fireEvent.keyDown(field, { key: 'Enter', metaKey: true })).toBe(false);
    expect(onSubmit).toHaveBeenCalledWith('Good');
  });

  it('Enter alone makes a new line', () => {
    const field = open();
    fireEvent.change(field, { target: { value: 'Good' } });
    expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('blanks are no comment where one is required, and the focus goes back to the field', () => {
    const field = open({ required: true });
    fireEvent.change(field, { target: { value: ' \n ' } });
    const send = screen.getByRole('button', { name: 'Send' });
    send.focus();
    fireEvent.click(send);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(field).toHaveFocus();
  });

  it('a vote is sent without a comment', () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledWith('');
  });
});

describe('spec 6.2: while a comment is sent', () => {
  it('it cannot be given up', () => {
    open({ isSending: true });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).not.toHaveBeenCalled();
  });

  it('before that it can', () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledTimes(1);
  });
});
