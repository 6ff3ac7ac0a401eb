import roboto from '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2';
import type { Mount } from '../../islands';
import {
  colorModePreference,
  directionPreference,
  shownColorMode,
  subscribeToColorMode,
} from '../../preferences';
import { mount as mountDemo } from './demoIsland';
import { announceMode, licenseGrids, placeLayersLast } from './documentSetup';

/** Takes the choices that the page around this document tells it (`DemoElement`). */
function takeAppearance({ origin, data }: MessageEvent<unknown>): void {
  if (origin === window.location.origin) {
    const { mode, direction } = Object(data) as Readonly<Record<string, unknown>>;
    // What the browser has told this document already needs no writing again.
    if (mode !== colorModePreference.get()) {
      colorModePreference.choose(String(mode));
    }
    if (direction !== directionPreference.get()) {
      directionPreference.choose(String(direction));
    }
  }
}

const mount: Mount = (element, _props, options) => {
  const id = new URLSearchParams(window.location.search).get('demo') ?? '';
  document.title = id.slice(id.lastIndexOf('/') + 1) || document.title;
  placeLayersLast();
  const followMode = (): void => announceMode(shownColorMode());
  followMode();
  const stop = subscribeToColorMode(followMode);
  window.addEventListener('message', takeAppearance);
  const unmount = mountDemo(element, { id }, options);
  return () => {
    stop();
    window.removeEventListener('message', takeAppearance);
    unmount();
  };
};

/** Loads what the demo needs, and returns its mount function. */
export async function loadDocument(): Promise<Mount> {
  // The docs recommend Roboto, so demos use it. Loads in parallel; on failure, fallbacks stay.
  const font = new FontFace('Roboto', `url('${roboto}')`, { weight: '100 900' });
  document.fonts.add(font);
  font.load().catch(() => undefined);
  await licenseGrids();
  return mount;
}
