import roboto from '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2';
import type { Mount } from '../../islands';
import { shownColorMode, subscribeToColorMode } from '../../preferences';
import { mount as mountDemo } from './demoIsland';
import { announceMode, licenseGrids, placeLayersLast } from './documentSetup';

/** Runs the demo that the document's address names, in the reader's colour mode. */
const mount: Mount = (element, _props, options) => {
  const id = new URLSearchParams(window.location.search).get('demo') ?? '';
  document.title = id.slice(id.lastIndexOf('/') + 1) || document.title;
  placeLayersLast();
  const followMode = (): void => announceMode(shownColorMode());
  followMode();
  const stop = subscribeToColorMode(followMode);
  const { update, unmount } = mountDemo(element, { id }, options);
  return {
    update,
    unmount: () => {
      stop();
      unmount();
    },
  };
};

/** Prepares the document for its demo, and returns the function that runs it. */
export async function loadDocument(): Promise<Mount> {
  // As the pages tell readers to: a demo looks like the app that they will have. It loads at once, beside the
  // demo's code; where it does not come, the fallbacks stay.
  const font = new FontFace('Roboto', `url('${roboto}')`, { weight: '100 900' });
  document.fonts.add(font);
  font.load().catch(() => undefined);
  await licenseGrids();
  return mount;
}
