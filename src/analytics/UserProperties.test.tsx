import { act, render } from '@testing-library/react';
import { setColorMode } from '../../tests/support/docusaurus/theme-common';
import { Analytics } from '.';
import { tagGlobals } from './gtag';
import { commands, configure, stubGtag, stubMedia } from './testing';

let gtag: ReturnType<typeof stubGtag>;
let media: ReturnType<typeof stubMedia>;

beforeEach(() => {
  gtag = stubGtag();
  media = stubMedia();
  window.devicePixelRatio = 2;
  configure(null);
});

afterEach(() => {
  act(() => {
    setColorMode(null);
  });
});

function renderAnalytics() {
  return render(<Analytics codeVariant="TS" random={() => 0.5} />);
}

describe('spec 5.6: user properties', () => {
  const atStart = {
    codeVariant: 'TS',
    userLanguage: 'en',
    devicePixelRatio: 2,
    colorSchemeOS: 'light',
    colorScheme: 'light',
  };
  const lastSet = (): unknown => commands(gtag, 'set').at(-1);

  it('are set at start, once', () => {
    const { rerender } = renderAnalytics();
    rerender(<Analytics codeVariant="TS" random={() => 0.5} />);
    expect(commands(gtag, 'set')).toEqual([['set', 'user_properties', atStart]]);
  });

  it('are set when the code variant changes', () => {
    renderAnalytics().rerender(<Analytics codeVariant="JS" />);
    expect(lastSet()).toEqual(['set', 'user_properties', { ...atStart, codeVariant: 'JS' }]);
  });

  it('are set when the reader changes the mode', () => {
    renderAnalytics();
    act(() => {
      setColorMode('dark');
    });
    expect(lastSet()).toEqual(['set', 'user_properties', { ...atStart, colorScheme: 'dark' }]);
  });

  it('are set when the system changes its scheme', () => {
    renderAnalytics();
    media.change('(prefers-color-scheme: dark)');
    expect(lastSet()).toEqual(['set', 'user_properties', { ...atStart, colorSchemeOS: 'dark' }]);
  });

  it('are set each time the pixel ratio changes', () => {
    renderAnalytics();
    window.devicePixelRatio = 1.100000023841858;
    media.change('(resolution: 2dppx)');
    expect(lastSet()).toEqual(['set', 'user_properties', { ...atStart, devicePixelRatio: 1.1 }]);
    window.devicePixelRatio = 3;
    media.change('(resolution: 1.100000023841858dppx)');
    expect(lastSet()).toEqual(['set', 'user_properties', { ...atStart, devicePixelRatio: 3 }]);
  });

  it('leave nothing behind', () => {
    renderAnalytics().unmount();
    expect(media.countListeners()).toBe(0);
  });

  it('throw nothing where there is no gtag', () => {
    delete tagGlobals().gtag;
    expect(renderAnalytics).not.toThrow();
  });
});
