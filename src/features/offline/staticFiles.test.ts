/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { schemeVariables } from '../../brand/infima';
import { createBrandTheme } from '../../brand/theme';
import { CACHES } from './worker/store';

const STATIC_DIR = path.resolve('static');
const offlinePage = fs.readFileSync(path.join(STATIC_DIR, 'offline.html'), 'utf8');
const theme = createBrandTheme();

interface WebManifest {
  readonly start_url: string;
  readonly scope: string;
  readonly theme_color: string;
  readonly background_color: string;
  readonly icons: readonly { src: string; sizes: string; type: string; purpose?: string }[];
}
const manifest = JSON.parse(
  fs.readFileSync(path.join(STATIC_DIR, 'manifest.json'), 'utf8'),
) as WebManifest;

/** Reads a PNG's dimensions from its header. */
function pngSize(file: string): string {
  const header = fs.readFileSync(file);
  return `${header.readUInt32BE(16)}x${header.readUInt32BE(20)}`;
}

describe('spec 7.3: the web app manifest', () => {
  it('covers exactly the site', () => {
    expect(manifest.start_url).toBe('/toolpad/');
    expect(manifest.scope).toBe('/toolpad/');
  });

  it('has the brand theme’s colors (spec 2.1)', () => {
    const light = schemeVariables(theme, 'light');
    expect(manifest.theme_color).toBe(light['--ifm-color-primary']);
    expect(manifest.background_color).toBe(light['--ifm-background-color']);
  });

  it('names icons that exist in the declared sizes, including maskable ones', () => {
    const pngs = manifest.icons.filter(({ type }) => type === 'image/png');
    for (const { src, sizes } of pngs) {
      expect(pngSize(path.join(STATIC_DIR, src.replace('/toolpad/', '')))).toBe(sizes);
    }
    expect(pngs.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
    ]);
  });
});

describe('spec 7.3: the offline page', () => {
  it.each([
    ['light', 1],
    // By the system's setting, and by the reader's.
    ['dark', 2],
  ] as const)('has the brand theme’s %s colors (spec 2.1)', (scheme, count) => {
    const blocks = offlinePage.split(`color-scheme: ${scheme};`).slice(1);
    expect(blocks).toHaveLength(count);
    const variables = schemeVariables(theme, scheme);
    const roles = {
      background: '--ifm-background-color',
      text: '--ifm-font-color-base',
      secondary: '--ifm-font-color-secondary',
      primary: '--ifm-color-primary',
      'on-primary': '--site-on-primary',
      divider: '--site-divider',
    };
    for (const [role, variable] of Object.entries(roles)) {
      for (const css of blocks) {
        expect(css).toMatch(new RegExp(`^[^}]*--${role}: ${variables[variable] ?? 'none'};`));
      }
    }
  });

  it('requests nothing', () => {
    expect(offlinePage).not.toMatch(/\b(?:src|@import|url\()/);
    expect(offlinePage).not.toMatch(/https?:/);
    expect(offlinePage).not.toMatch(/<link\b/);
  });

  it('lists the cached pages', () => {
    expect(offlinePage).toContain(`caches.open('${CACHES.pages}')`);
  });
});
