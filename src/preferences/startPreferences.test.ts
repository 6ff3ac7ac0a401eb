const root = document.documentElement;
let isSystemDark = false;
let systemChanged: () => void = () => undefined;

/** A page at an address, whose script starts; the modules are new, as in a document. */
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
  it('is the system’s, and follows it live', async () => {
    await openPage();
    expect(root.dataset).toMatchObject({ theme: 'light', themeChoice: 'system' });
    isSystemDark = true;
    systemChanged();
    expect(root.dataset.theme).toBe('dark');
  });

  it('is kept, and the system changes it no more', async () => {
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
  ])('changes at the first press, whatever the system says (dark: %s)', async (isDark, shown) => {
    isSystemDark = isDark;
    await openPage();
    press();
    expect(root.dataset.theme).toBe(shown);
  });

  it('follows another tab, back to the system too', async () => {
    await openPage();
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
    expect(root.dataset.theme).toBe('dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: null }));
    expect(root.dataset.theme).toBe('light');
  });
});

it('spec 2.3: the direction is shown when it is chosen', async () => {
  const { directionPreference } = await openPage();
  expect(root.dir).toBe('ltr');
  directionPreference.set('rtl');
  expect(root.dir).toBe('rtl');
});

describe('spec 3.1: the choice of code', () => {
  it('shows on the root element, and follows every change', async () => {
    const { codeVariantPreference } = await openPage();
    expect(root.dataset.codeChoice).toBe('system-TS');
    codeVariantPreference.set('JS');
    expect(root.dataset.codeChoice).toBe('system-JS');
  });

  it('comes from a demo’s address, and is kept', async () => {
    await openPage('/toolpad/core/#tailwind-A.js');
    expect(root.dataset.codeChoice).toBe('tailwind-JS');
    expect(document.cookie).toContain('codeStyling=tailwind');
    expect(document.cookie).toContain('codeVariant=JS');
  });

  it('comes from an address that the reader goes to later, again and again', async () => {
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
    'spec 3.3: "%s" is no demo and changes nothing',
    async (hash) => {
      document.cookie = 'codeStyling=css; path=/';
      await openPage(`/toolpad/core/${hash}`);
      expect(root.dataset.codeChoice).toBe('css-TS');
    },
  );

  it('spec 3.1: is kept for another year at each visit, and nothing where nobody chose', async () => {
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
