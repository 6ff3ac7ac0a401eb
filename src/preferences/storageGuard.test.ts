import { guardStorage } from './headScript';

describe('a page whose browser refuses local storage', () => {
  const ownStore = Object.getOwnPropertyDescriptor(window, 'localStorage');

  beforeAll(() => {
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('Refused', 'SecurityError');
      },
    });
    guardStorage();
  });

  afterAll(() => {
    Object.defineProperty(window, 'localStorage', ownStore ?? {});
  });

  it('remembers a choice until the page is left', () => {
    window.localStorage.setItem('docusaurus.tab.npm2yarn', 'pnpm');
    expect(window.localStorage.getItem('docusaurus.tab.npm2yarn')).toBe('pnpm');
  });

  it('spec 3.3: syncs the other tab groups of the page, as Docusaurus does', () => {
    const events: unknown[] = [];
    const listener = ({ key, newValue, storageArea }: StorageEvent) => {
      events.push([key, newValue, storageArea === window.localStorage]);
    };
    window.addEventListener('storage', listener);
    const event = new StorageEvent('storage');
    Reflect.apply(Reflect.get(event, 'initStorageEvent') as () => void, event, [
      'storage',
      false,
      false,
      'docusaurus.tab.npm2yarn',
      null,
      'pnpm',
      window.location.href,
      window.localStorage,
    ]);
    window.dispatchEvent(event);
    window.removeEventListener('storage', listener);
    expect(events).toEqual([['docusaurus.tab.npm2yarn', 'pnpm', true]]);
  });
});

describe('the storage guard', () => {
  const original = Object.getOwnPropertyDescriptor(window, 'localStorage');

  afterEach(() => {
    if (original) {
      Object.defineProperty(window, 'localStorage', original);
    }
  });

  it('leaves working storage alone', () => {
    const before = window.localStorage;
    guardStorage();
    expect(window.localStorage).toBe(before);
    expect(before).toHaveLength(0);
  });

  it('replaces refused storage with a store for this page', () => {
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
    guardStorage();
    window.localStorage.setItem('a', '1');
    expect(window.localStorage.getItem('a')).toBe('1');
    expect(window.localStorage.getItem('b')).toBeNull();
    expect(window.localStorage).toHaveLength(1);
    window.localStorage.removeItem('a');
    expect(window.localStorage.key(0)).toBeNull();
  });
});
