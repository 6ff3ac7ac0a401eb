import { STORAGE_GUARD_SCRIPT } from './storageGuard';

describe('a page whose browser refuses local storage', () => {
  const ownStore = Object.getOwnPropertyDescriptor(window, 'localStorage');

  beforeAll(() => {
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('Refused', 'SecurityError');
      },
    });
    const script = document.createElement('script');
    script.textContent = STORAGE_GUARD_SCRIPT;
    document.head.append(script);
  });

  afterAll(() => {
    Object.defineProperty(window, 'localStorage', ownStore ?? {});
  });

  it('keeps a choice as long as the page lasts', () => {
    window.localStorage.setItem('docusaurus.tab.npm2yarn', 'pnpm');
    expect(window.localStorage.getItem('docusaurus.tab.npm2yarn')).toBe('pnpm');
  });

  it('spec 3.3: tells the other tabs of the page of a choice, as Docusaurus does', () => {
    const heard: unknown[] = [];
    const listener = ({ key, newValue, storageArea }: StorageEvent) => {
      heard.push([key, newValue, storageArea === window.localStorage]);
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
    expect(heard).toEqual([['docusaurus.tab.npm2yarn', 'pnpm', true]]);
  });
});
