import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { useKeyboardCopy } from './keyboardCopy';

function Block({ name, copy }: { name: string; copy: () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  useKeyboardCopy(ref, copy);
  return (
    <div ref={ref}>
      <button type="button">{name}</button>
    </div>
  );
}

const copyFirst = jest.fn();
const copySecond = jest.fn();

function renderPage() {
  return render(
    <>
      <Block name="first" copy={copyFirst} />
      <Block name="second" copy={copySecond} />
      <p>running text</p>
      <textarea aria-label="comment" defaultValue="mine" />
    </>,
  );
}

function pressCopy(target: Element = document.activeElement ?? document.body) {
  return fireEvent.keyDown(target, { key: 'c', code: 'KeyC', ctrlKey: true });
}

beforeEach(() => {
  copyFirst.mockReset();
  copySecond.mockReset();
});

describe('Ctrl+C or ⌘C', () => {
  it('spec 3.4: copies the block under the pointer', async () => {
    renderPage();
    await userEvent.hover(screen.getByText('second'));
    pressCopy();
    expect(copySecond).toHaveBeenCalledTimes(1);
    expect(copyFirst).not.toHaveBeenCalled();
  });

  it('spec 3.4: copies the block that has the focus', async () => {
    renderPage();
    await userEvent.tab();
    fireEvent.keyDown(screen.getByText('first'), { key: 'c', code: 'KeyC', metaKey: true });
    expect(copyFirst).toHaveBeenCalledTimes(1);
  });

  it('spec 3.4: with pointer and focus on two blocks, copies the one reached last', async () => {
    renderPage();
    await userEvent.hover(screen.getByText('second'));
    await userEvent.tab();
    pressCopy();
    expect(copyFirst).toHaveBeenCalledTimes(1);
    await userEvent.unhover(screen.getByText('second'));
    await userEvent.hover(screen.getByText('second'));
    pressCopy();
    expect(copySecond).toHaveBeenCalledTimes(1);
    await userEvent.unhover(screen.getByText('second'));
    pressCopy();
    expect(copyFirst).toHaveBeenCalledTimes(2);
  });

  it('spec 3.4: does nothing with neither on a block', async () => {
    renderPage();
    pressCopy();
    await userEvent.hover(screen.getByText('second'));
    await userEvent.unhover(screen.getByText('second'));
    pressCopy();
    expect(copySecond).not.toHaveBeenCalled();
  });

  it('spec 3.4: leaves the browser’s own copying alone while something is selected', async () => {
    renderPage();
    await userEvent.hover(screen.getByText('second'));
    window.getSelection()?.selectAllChildren(screen.getByText('running text'));
    const isLeftToBrowser = pressCopy();
    expect(isLeftToBrowser).toBe(true);
    expect(copySecond).not.toHaveBeenCalled();
    window.getSelection()?.removeAllRanges();
    pressCopy();
    expect(copySecond).toHaveBeenCalledTimes(1);
  });

  it('spec 3.4: leaves text fields alone', async () => {
    renderPage();
    await userEvent.hover(screen.getByText('second'));
    pressCopy(screen.getByRole('textbox'));
    expect(copySecond).not.toHaveBeenCalled();
  });

  it('spec 3.4: copies once while the keys are held', async () => {
    renderPage();
    await userEvent.hover(screen.getByText('second'));
    pressCopy();
    fireEvent.keyDown(document.body, { key: 'c', code: 'KeyC', ctrlKey: true, repeat: true });
    expect(copySecond).toHaveBeenCalledTimes(1);
  });

  it('spec 3.4: leaves the keys alone where another part has used them', async () => {
    renderPage();
    await userEvent.hover(screen.getByText('second'));
    const use = (event: KeyboardEvent) => {
      event.preventDefault();
    };
    document.body.addEventListener('keydown', use);
    pressCopy(document.body);
    document.body.removeEventListener('keydown', use);
    expect(copySecond).not.toHaveBeenCalled();
  });

  it('spec 3.4: does nothing after the focus has left the block', async () => {
    renderPage();
    await userEvent.tab();
    act(() => {
      screen.getByText('first').blur();
    });
    pressCopy(document.body);
    expect(copyFirst).not.toHaveBeenCalled();
  });

  it('spec 3.4: forgets a block that is gone, and stops listening with the last', async () => {
    const listening = jest.spyOn(document, 'addEventListener');
    const stopped = jest.spyOn(document, 'removeEventListener');
    const { unmount } = renderPage();
    await userEvent.hover(screen.getByText('second'));
    unmount();
    fireEvent.keyDown(document.body, { key: 'c', code: 'KeyC', ctrlKey: true });
    expect(copySecond).not.toHaveBeenCalled();
    const listener = listening.mock.calls.find(([type]) => type === 'keydown')?.[1];
    expect(stopped).toHaveBeenCalledWith('keydown', listener);
    listening.mockRestore();
    stopped.mockRestore();
  });
});
