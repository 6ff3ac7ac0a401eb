import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import {
  createPreference,
  DIRECTION_SCRIPT,
  directionPreference,
  readCookie,
  readStorageItem,
  STORAGE_GUARD_SCRIPT,
  usePreference,
  writeCookie,
  writeStorageItem,
} from '.';

function refuseStorage(): void {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
}

function runScript(source: string): void {
  // The scripts of the head, run as the browser would run them.
  const script = document.createElement('script');
  script.textContent = source;
  document.head.append(script);
  script.remove();
}

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
  document.documentElement.removeAttribute('dir');
});

describe('a browser that refuses storage', () => {
  it('reads as if nothing were kept, and writes without a word', () => {
    refuseStorage();
    expect(readStorageItem('a')).toBeNull();
    expect(() => {
      writeStorageItem('a', 'b');
    }).not.toThrow();
  });

  it('does without when the disk is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => {
      writeStorageItem('a', 'b');
    }).not.toThrow();
  });

  it('does without cookies too', () => {
    const refuse = (): never => {
      throw new DOMException('sandboxed', 'SecurityError');
    };
    Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse });
    expect(readCookie('a')).toBeNull();
    expect(() => {
      writeCookie('a', 'b', 1);
    }).not.toThrow();
    Reflect.deleteProperty(document, 'cookie');
  });
});

describe('cookies', () => {
  it('come back as they were written, and are told apart by their whole name', () => {
    writeCookie('long-choice', 'other', 60);
    writeCookie('choice', 'a b;c', 60);
    expect(readCookie('choice')).toBe('a b;c');
    expect(readCookie('oice')).toBeNull();
  });

  it('with a malformed value count as none', () => {
    document.cookie = 'broken=%E0%A4%A';
    expect(readCookie('broken')).toBeNull();
  });
});

function makeMode(kept: string | null) {
  const write = jest.fn();
  const preference = createPreference({
    values: ['a', 'b'],
    fallback: 'a',
    read: () => kept,
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
  ])('that was kept as %j is %s', (kept, value) => {
    expect(makeMode(kept).preference.get()).toBe(value);
  });

  it('shows everywhere at once and is kept', () => {
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

  it('follows another tab, and takes nothing unparsed from it', () => {
    const { preference } = makeMode(null);
    const Show = () => <output>{usePreference(preference)[0]}</output>;
    const { unmount } = render(<Show />);
    const announce = (key: string, newValue: string | null): void => {
      act(() => {
        window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
      });
    };
    announce('other', 'b');
    expect(screen.getByText('a')).toBeInTheDocument();
    announce('mode', 'b');
    expect(screen.getByText('b')).toBeInTheDocument();
    announce('mode', 'nonsense');
    expect(screen.getByText('a')).toBeInTheDocument();
    unmount();
    announce('mode', 'b');
    expect(preference.get()).toBe('a');
  });

  it('is the fallback in the prerendered HTML, whatever was kept', () => {
    const { preference } = makeMode('b');
    const Show = () => <output>{usePreference(preference)[0]}</output>;
    expect(renderToString(<Show />)).toContain('>a<');
  });
});

describe('spec 2.3: direction', () => {
  it('is kept', () => {
    directionPreference.set('rtl');
    expect(readStorageItem('direction')).toBe('rtl');
    directionPreference.set('ltr');
    expect(readStorageItem('direction')).toBe('ltr');
  });

  it.each([
    ['rtl', 'rtl'],
    ['ltr', ''],
    ['"><script>', ''],
  ])('kept as %s sets dir="%s" before the first paint', (kept, dir) => {
    window.localStorage.setItem('direction', kept);
    runScript(DIRECTION_SCRIPT);
    expect(document.documentElement.dir).toBe(dir);
  });

  it('does not throw in the head when storage is refused', () => {
    refuseStorage();
    const onError = jest.fn();
    window.addEventListener('error', onError);
    runScript(DIRECTION_SCRIPT);
    window.removeEventListener('error', onError);
    expect(onError).not.toHaveBeenCalled();
  });
});

describe('the storage guard', () => {
  const original = Object.getOwnPropertyDescriptor(window, 'localStorage');

  afterEach(() => {
    if (original) {
      Object.defineProperty(window, 'localStorage', original);
    }
  });

  it('leaves a working storage alone', () => {
    const before = window.localStorage;
    runScript(STORAGE_GUARD_SCRIPT);
    expect(window.localStorage).toBe(before);
    expect(before).toHaveLength(0);
  });

  it('puts a store for this page in the place of a refused one', () => {
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
    runScript(STORAGE_GUARD_SCRIPT);
    window.localStorage.setItem('a', '1');
    expect(window.localStorage.getItem('a')).toBe('1');
    expect(window.localStorage.getItem('b')).toBeNull();
    expect(window.localStorage).toHaveLength(1);
    window.localStorage.removeItem('a');
    expect(window.localStorage.key(0)).toBeNull();
  });
});
