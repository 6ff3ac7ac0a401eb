const root = document.documentElement;
let isSystemDark = false;
let systemChanged: () => void = () => undefined;

/** Loads a page with fresh modules, as in a new document. */
async function openPage(address = '/toolpad/core/'): Promise<typeof import('.')> {
  window.history.replaceState(null, '', address);
  jest.resetModules();
  const preferences = await import('.');
  preferences.startPreferences();
  return preferences;
}

function press(): void {
  document.querySelector<HTMLElement>('[data-mode-toggle]')?.click();
}

beforeEach(() => {
  isSystemDark = false;
  window.matchMedia = (() => ({
    get matches() {
      return isSystemDark;
    },
    addEventListener: (_type: string, listener: () => void) => {
      systemChanged = listener;
    },
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  document.body.innerHTML = '<button data-mode-toggle></button>';
  localStorage.clear();
  document.cookie.split('; ').forEach((cookie) => {
    document.cookie = `${cookie.split('=')[0] ?? ''}=; path=/; max-age=0`;
  });
});

describe('spec 2.2: the mode', () => {
  it('follows the system, live', async () => {
    await openPage();
    expect(root.dataset).toMatchObject({ theme: 'light', themeChoice: 'system' });
    isSystemDark = true;
    systemChanged();
    expect(root.dataset.theme).toBe('dark');
  });

  it('once chosen, is stored and no longer follows the system', async () => {
    await openPage();
    press();
    expect(root.dataset).toMatchObject({ theme: 'dark', themeChoice: 'dark' });
    await openPage();
    expect(root.dataset.theme).toBe('dark');
    systemChanged();
    expect(root.dataset.theme).toBe('dark');
  });

  it.each([
    [false, 'dark'],
    [true, 'light'],
  ])('changes on the first press, whatever the system’s mode (dark: %s)', async (isDark, shown) => {
    isSystemDark = isDark;
    await openPage();
    press();
    expect(root.dataset.theme).toBe(shown);
  });

  it('follows another tab, including back to the system’s mode', async () => {
    await openPage();
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
    expect(root.dataset.theme).toBe('dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: null }));
    expect(root.dataset.theme).toBe('light');
  });
});

it('spec 2.3: the direction changes when it is chosen', async () => {
  const { directionPreference } = await openPage();
  expect(root.dir).toBe('ltr');
  directionPreference.set('rtl');
  expect(root.dir).toBe('rtl');
});

describe('spec 3.1: the choice of code', () => {
  it('is set on the root element, and updated with every change', async () => {
    const { codeVariantPreference } = await openPage();
    expect(root.dataset.codeChoice).toBe('system-TS');
    codeVariantPreference.set('JS');
    expect(root.dataset.codeChoice).toBe('system-JS');
  });

  it('comes from a demo’s URL rather than a cookie, and is stored', async () => {
    document.cookie = 'codeStyling=css; path=/';
    document.cookie = 'codeVariant=TS; path=/';
    await openPage('/toolpad/core/#tailwind-A.js');
    expect(root.dataset.codeChoice).toBe('tailwind-JS');
    expect(document.cookie).toContain('codeStyling=tailwind');
    expect(document.cookie).toContain('codeVariant=JS');
  });

  it('comes from each URL that the reader opens later', async () => {
    const { codeStylingPreference } = await openPage();
    document.body.innerHTML = '<a href="#css-A.tsx">A</a>';
    window.history.replaceState(null, '', '#css-A.tsx');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    expect(root.dataset.codeChoice).toBe('css-TS');
    codeStylingPreference.set('tailwind');
    expect(root.dataset.codeChoice).toBe('tailwind-TS');
    document.querySelector('a')?.click();
    expect(root.dataset.codeChoice).toBe('css-TS');
  });

  it.each(['#usage', '#%E0%A4%A', ''])(
    'spec 3.3: "%s" is not a demo and changes nothing',
    async (hash) => {
      document.cookie = 'codeStyling=css; path=/';
      await openPage(`/toolpad/core/${hash}`);
      expect(root.dataset.codeChoice).toBe('css-TS');
    },
  );

  it('spec 3.1: is renewed for a year at each visit, and a default is not stored', async () => {
    await openPage();
    expect(document.cookie).toBe('');
    document.cookie = 'codeStyling=css; path=/';
    const written = jest.spyOn(document, 'cookie', 'set');
    await openPage();
    expect(written).toHaveBeenCalledWith(
      expect.stringMatching(/^codeStyling=css;.*max-age=31536000/),
    );
    expect(written).toHaveBeenCalledTimes(1);
    written.mockRestore();
  });
});
