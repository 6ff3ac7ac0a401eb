import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useKeyboardCopy } from './keyboardCopy';

const copy = jest.fn();

/** A block as the page shows it before its scripts have come. */
function showBlock(): HTMLElement {
  return render(<button type="button">early</button>).container;
}

function startAndPress(container: HTMLElement): void {
  renderHook(() => useKeyboardCopy({ current: container }, copy));
  fireEvent.keyDown(document.body, { key: 'c', code: 'KeyC', ctrlKey: true });
}

beforeEach(() => {
  copy.mockReset();
});

describe('Ctrl+C after the page became ready', () => {
  it('spec 3.4: copies a block that was focused before', () => {
    const container = showBlock();
    screen.getByText('early').focus();
    startAndPress(container);
    expect(copy).toHaveBeenCalledTimes(1);
  });

  it('spec 3.4: copies a block that was under the pointer before', () => {
    const container = showBlock();
    jest.spyOn(container, 'matches').mockImplementation((selector) => selector === ':hover');
    startAndPress(container);
    expect(copy).toHaveBeenCalledTimes(1);
  });

  it('spec 3.4: copies no block that had neither', () => {
    startAndPress(showBlock());
    expect(copy).not.toHaveBeenCalled();
  });
});
