import roboto from '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2';
import type { Mount } from '../../islands';
import { shownColorMode, subscribeToColorMode } from '../../preferences';
import { mount as mountDemo } from './demoIsland';
import { announceMode, licenseGrids, placeLayersLast } from './documentSetup';

const mount: Mount = (element, _props, options) => {
  const id = new URLSearchParams(window.location.search).get('demo') ?? '';
  document.title = id.slice(id.lastIndexOf('/') + 1) || document.title;
  placeLayersLast();
  const followMode = (): void => announceMode(shownColorMode());
  followMode();
  const stop = subscribeToColorMode(followMode);
  const unmount = mountDemo(element, { id }, options);
  return () => {
    stop();
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
