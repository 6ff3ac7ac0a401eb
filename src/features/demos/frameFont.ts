import roboto from '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2';

/** Loads Roboto, as the pages tell readers to: a demo looks like the app that they will have. */
export function loadFrameFont(): void {
  const face = new FontFace('Roboto', `url('${roboto}')`, { weight: '100 900' });
  document.fonts.add(face);
  // At once, beside the demo's code. Where it does not come, the fallbacks stay.
  face.load().catch(() => undefined);
}
