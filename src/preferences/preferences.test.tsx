import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createPreference, usePreference } from '.';

function makeMode(stored: string | null) {
  const write = jest.fn();
  const preference = createPreference({
    values: ['a', 'b'],
    fallback: 'a',
    read: () => stored,
    write,
    storageKey: 'mode',
  });
  return { preference, write };
}

describe('a preference', () => {
  it.each([
    [null, 'a'],
    ['b', 'b'],
    ['c', 'a'],
    ['', 'a'],
    ['<script>', 'a'],
  ])('stored as %j is %s', (stored, value) => {
    expect(makeMode(stored).preference.get()).toBe(value);
  });

  it('updates everywhere at once and is stored', () => {
    const { preference, write } = makeMode(null);
    const Show = () => <output>{usePreference(preference)[0]}</output>;
    render(
      <>
        <Show />
        <Show />
      </>,
    );
    act(() => {
      preference.set('b');
    });
    expect(screen.getAllByText('b')).toHaveLength(2);
    expect(write).toHaveBeenCalledWith('b');
  });

  it('follows another tab, and validates what comes from it', () => {
    const { preference } = makeMode(null);
    const Show = () => <output>{usePreference(preference)[0]}</output>;
    const { unmount } = render(<Show />);
    // Unmounting one listener leaves the others.
    render(<Show />).unmount();
    const notify = (key: string, newValue: string | null): void => {
      act(() => {
        window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
      });
    };
    notify('other', 'b');
    expect(screen.getByText('a')).toBeInTheDocument();
    notify('mode', 'b');
    expect(screen.getByText('b')).toBeInTheDocument();
    notify('mode', 'nonsense');
    expect(screen.getByText('a')).toBeInTheDocument();
    unmount();
    notify('mode', 'b');
    expect(preference.get()).toBe('a');
  });

  it('is the fallback in the prerendered HTML, whatever is stored', () => {
    const { preference } = makeMode('b');
    const Show = () => <output>{usePreference(preference)[0]}</output>;
    expect(renderToString(<Show />)).toContain('>a<');
  });
});
