import { readCookie, readStorageItem, writeCookie, writeStorageItem } from '.';
import { refuseStorage } from './testing';

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
});

describe('a browser that refuses storage', () => {
  it('reads as empty, and ignores writes', () => {
    refuseStorage();
    expect(readStorageItem('a')).toBeNull();
    expect(() => {
      writeStorageItem('a', 'b');
    }).not.toThrow();
  });

  it('ignores writes when the disk is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => {
      writeStorageItem('a', 'b');
    }).not.toThrow();
  });

  it('ignores cookies too', () => {
    const refuse = (): never => {
      throw new DOMException('sandboxed', 'SecurityError');
    };
    Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse });
    expect(readCookie('a')).toBeNull();
    expect(() => {
      writeCookie('a', 'b');
    }).not.toThrow();
    Reflect.deleteProperty(document, 'cookie');
  });
});

describe('cookies', () => {
  it('are read as written, and matched by their full name', () => {
    writeCookie('long-choice', 'other');
    writeCookie('choice', 'a b;c');
    expect(readCookie('choice')).toBe('a b;c');
    expect(readCookie('oice')).toBeNull();
  });

  it('with a malformed value are ignored', () => {
    document.cookie = 'broken=%E0%A4%A';
    expect(readCookie('broken')).toBeNull();
  });
});
