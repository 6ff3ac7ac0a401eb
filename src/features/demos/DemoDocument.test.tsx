import { act, render, screen } from '@testing-library/react';
import { LicenseInfo } from '@mui/x-license';
import { startIslands } from '../../islands';
import { colorModePreference, directionPreference } from '../../preferences';
import DemoDocument from './DemoDocument';
import { placeLayersLast } from './documentSetup';

const mockAnnounce = jest.fn<unknown, [string]>();

jest.mock(
  '@generated/demos/default/registry',
  () => jest.requireActual<typeof import('./testingRegistry')>('./testingRegistry').registry,
  { virtual: true },
);
jest.mock('./documentSetup', () => ({
  ...jest.requireActual<typeof import('./documentSetup')>('./documentSetup'),
  announceMode: (mode: string) => mockAnnounce(mode),
}));

const addFont = jest.fn();

beforeAll(() => {
  // jsdom has no `document.fonts`; loading always fails here.
  Object.defineProperty(document, 'fonts', { value: { add: addFont } });
  Object.assign(window, {
    FontFace: class {
      load = () => Promise.reject(new Error('offline'));
      constructor(readonly family: string) {}
    },
  });
  window.matchMedia = () =>
    ({
      matches: false,
      addEventListener: jest.fn(),
      removeEventListener: jest.fn(),
      // Used by Material UI.
      addListener: jest.fn(),
      removeListener: jest.fn(),
    }) as never;
  startIslands({
    loaders: {
      'demo-document': () => import('./documentIsland').then(({ loadDocument }) => loadDocument()),
    },
    onMissing: jest.fn(),
  });
});

async function open(licenseKey: string | null = null): Promise<() => void> {
  window.history.replaceState(null, '', '/toolpad/demo/?demo=core/x/Hello');
  const { unmount } = render(<DemoDocument licenseKey={licenseKey} />);
  await screen.findByText('Hello from the demo');
  return unmount;
}

describe('the document of a framed demo', () => {
  it('runs the demo named in the URL, and is not indexed by search engines', async () => {
    await open();
    expect(document.title).toBe('Hello');
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  it('loads Roboto, and runs even if that fails', async () => {
    await open();
    expect(addFont).toHaveBeenCalledWith(expect.objectContaining({ family: 'Roboto' }));
  });

  it('keeps the app in the reader’s color mode while it runs', async () => {
    const close = await open();
    expect(mockAnnounce).toHaveBeenLastCalledWith('light');
    act(() => colorModePreference.set('dark'));
    expect(mockAnnounce).toHaveBeenLastCalledWith('dark');
    close();
    colorModePreference.set('light');
    expect(mockAnnounce).toHaveBeenLastCalledWith('dark');
  });

  it('spec 2.2: takes the choices of the page around it, where storage is refused', async () => {
    const close = await open();
    const tell = (data: unknown, origin = window.location.origin) =>
      act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin })));
    tell({ mode: 'dark', direction: 'rtl' });
    expect(mockAnnounce).toHaveBeenLastCalledWith('dark');
    expect(directionPreference.get()).toBe('rtl');
    tell({ mode: 'light', direction: 'ltr' }, 'https://attacker.example');
    tell({ mode: 'sepia' });
    tell(null);
    expect(mockAnnounce).toHaveBeenLastCalledWith('dark');
    tell({ mode: 'light', direction: 'ltr' });
    expect(mockAnnounce).toHaveBeenLastCalledWith('light');
    close();
  });

  it('puts the insertion point for layers at the end of the head', () => {
    document.head.append(document.createElement('style'));
    placeLayersLast();
    expect(document.head.lastElementChild).toHaveAttribute('name', 'emotion-insertion-point');
  });
});

describe('spec 9: the MUI X license key', () => {
  it('is set once, in a demo’s document', async () => {
    const set = jest.spyOn(LicenseInfo, 'setLicenseKey');
    await open('a key');
    expect(set.mock.calls).toEqual([['a key']]);
    set.mockRestore();
  });

  it('is not set if none is configured', async () => {
    const set = jest.spyOn(LicenseInfo, 'setLicenseKey');
    await open();
    expect(set).not.toHaveBeenCalled();
    set.mockRestore();
  });
});
