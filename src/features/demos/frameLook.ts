import roboto from '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2';

/** A theme that leaves MUI's dark ground as it is stands on the page's, so that its frame shows no edge. */
const GROUND = `@container style(--mui-palette-background-default: #121212) {
  body {
    --mui-palette-background-default: var(--ifm-background-color);
    --mui-palette-background-paper: var(--ifm-background-color);
  }
}`;

/**
 * Readies a demo's document for what runs in it: Roboto, as the pages tell readers to load it, so that a demo
 * looks like their app, and the page's ground in the dark.
 */
export function prepareLook(): void {
  const face = new FontFace('Roboto', `url('${roboto}')`, { weight: '100 900' });
  document.fonts.add(face);
  // At once, beside the demo's code. Where it does not come, the fallbacks stay.
  face.load().catch(() => undefined);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(GROUND);
  document.adoptedStyleSheets.push(sheet);
}
