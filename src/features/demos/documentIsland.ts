import type { Mount } from '../../islands';
import {
  colorModePreference,
  directionPreference,
  shownColorMode,
  subscribeToColorMode,
} from '../../preferences';
import { mount as mountDemo } from './demoIsland';
import { announceMode, licenseGrids, placeLayersLast } from './documentSetup';

/** Tells the demo's stand-in for a server how to answer (`docs-core/server.ts`). */
function answerLike(server: string): void {
  document.documentElement.dataset.server = server;
}

/** Takes the choices that the page around this document tells it (`DemoElement`). */
function takeAppearance({ origin, data }: MessageEvent<unknown>): void {
  if (origin === window.location.origin) {
    const { mode, direction, server } = Object(data) as Readonly<Record<string, unknown>>;
    if (typeof server === 'string') {
      answerLike(server);
      return;
    }
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
  const query = new URLSearchParams(window.location.search);
  const id = query.get('demo') ?? '';
  answerLike(query.get('server') ?? '');
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
  await licenseGrids();
  return mount;
}
