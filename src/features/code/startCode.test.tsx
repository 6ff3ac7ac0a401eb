import { act, fireEvent, render, screen } from '@testing-library/react';
import { Code, CodeFrame } from './Code';
import { mockClipboard, startPage } from './testingCode';

let writeText: jest.Mock;

function renderBlocks() {
  return render(
    <>
      {['first', 'second'].map((name) => (
        <CodeFrame key={name}>
          <Code code={name} language="text" />
        </CodeFrame>
      ))}
      <p>running text</p>
    </>,
  );
}

async function pressCopy(): Promise<void> {
  fireEvent.keyDown(document.body, { key: 'c', code: 'KeyC', ctrlKey: true });
  await act(() => Promise.resolve());
}

beforeEach(() => {
  writeText = mockClipboard();
});

// Must be the first test: a page's script starts only once.
it('spec 3.4: the shortcut copies the block that was hovered before the script loaded', async () => {
  renderBlocks();
  const second = screen.getByText('second');
  // jsdom has no pointer.
  const hover = jest
    .spyOn(document, 'querySelector')
    .mockImplementation((selector: string) =>
      selector.endsWith(':hover') ? second.closest('tp-code') : null,
    );
  act(() => screen.getByText('first').closest('pre')?.focus());
  startPage();
  hover.mockRestore();
  await pressCopy();
  expect(writeText.mock.calls).toEqual([['second']]);
  fireEvent.pointerOut(second, { relatedTarget: screen.getByText('running text') });
  await pressCopy();
  expect(writeText.mock.calls).toEqual([['second'], ['first']]);
});

describe('an element other than code that is laid out late', () => {
  it('raises no error and offers no wrapping', () => {
    renderBlocks();
    const errors: string[] = [];
    const onError = (event: ErrorEvent) => {
      event.preventDefault();
      errors.push(event.message);
    };
    window.addEventListener('error', onError);
    fireEvent(screen.getByText('running text'), new Event('contentvisibilityautostatechange'));
    window.removeEventListener('error', onError);
    expect(errors).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Wrap lines' })).not.toBeInTheDocument();
  });
});

describe('the buttons of one block', () => {
  it('leave the other block alone', async () => {
    renderBlocks();
    const [, copySecond] = screen.getAllByRole('button', { name: 'Copy' });
    fireEvent.click(copySecond ?? document.body);
    await act(() => Promise.resolve());
    expect(writeText.mock.calls).toEqual([['second']]);
    expect(copySecond).toHaveTextContent('Copied');
    expect(screen.getAllByRole('button', { name: 'Copy' })).toHaveLength(1);
  });
});
