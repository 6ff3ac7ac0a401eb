/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { LoadContext } from '@docusaurus/types';
import { buildCache } from '../../../build/tools/buildCache';
import { productById } from '../../../site';
import { parseEnvironment } from '../../../site/config/environment';
import socialCards from '.';
import { cardMaker, makeCards, type CardOrder } from './makeCards';
import { palette, TEXT_AREA, type CardFrame } from './cardDesign';

// Worker threads would load the code without Jest's transforms.
jest.mock('tinypool', () => ({
  __esModule: true,
  default: class {
    readonly run = (order: CardOrder) => makeCards(order);
    readonly destroy = () => Promise.resolve();
  },
}));

jest.mock('../../../build/tools/buildCache', () => ({
  codeHash: () => '',
  buildCache: jest.fn((_name: string, _key: unknown, draw: () => unknown) => draw()),
}));

const studio = productById('toolpad-studio');
const frame: CardFrame = {
  product: studio,
  version: 'v0.13.0',
  address: 'mui.com/toolpad/studio',
};
const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'cards-'));
const folder = (name: string) => fs.mkdtempSync(path.join(temporary, name));
const siteDir = process.cwd();
const make = cardMaker(frame, siteDir);

afterAll(() => {
  fs.rmSync(temporary, { recursive: true });
});

async function card(title: string, trail: readonly string[] = []): Promise<Buffer> {
  return Buffer.from(await make({ title, trail }));
}

/** Decodes a PNG; returns the colors of the text area by row. */
function textPixels(png: Buffer): string[][] {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><image width="1200" height="630" href="data:image/png;base64,${png.toString('base64')}"/></svg>`;
  const { pixels } = new Resvg(picture, { font: { loadSystemFonts: false } }).render();
  const { x, y, width, height } = TEXT_AREA;
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (__, column) => {
      const at = ((y + row) * 1200 + x + column) * 4;
      return `#${pixels.toString('hex', at, at + 3)}`;
    }),
  );
}

function count(png: Buffer, color: string): number {
  return textPixels(png)
    .flat()
    .filter((each) => each === color).length;
}

/** The height of the title, in rows. */
function titleHeight(png: Buffer): number {
  const rows = textPixels(png).map((row) => row.includes(palette.text.primary));
  return rows.lastIndexOf(true) - rows.indexOf(true) + 1;
}

describe('a card', () => {
  it('is a small image with title and section, each in its color', async () => {
    const png = await card('Custom functions', ['Concepts', 'Data']);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(60_000);
    expect(count(png, palette.text.primary)).toBeGreaterThan(1000);
    expect(count(png, palette.secondary.main)).toBeGreaterThan(100);
  });

  it('has the largest title that fits', async () => {
    const capitals = titleHeight(await card('CRUD'));
    expect(capitals).toBeGreaterThan(55);
    expect(titleHeight(await card('DASHBOARDS AND THEIR LAYOUTS FOR EVERY ONE'))).toBeGreaterThan(
      2 * capitals,
    );
  });

  it.each([
    'Authenticate and authorize the people who use the dashboards of your company',
    'createFilesystemStorageAdapterForEveryone',
    'W'.repeat(40),
    'A title that nobody would write, '.repeat(8),
  ])('keeps any text away from the edges: %s', async (title) => {
    const rows = textPixels(await card(title, ['Concepts', title]));
    const edges = [rows[0], rows.at(-1), rows.map((row) => row.at(-1))].flat();
    expect(new Set(edges)).toEqual(new Set([palette.background.default]));
  });

  it('truncates a title that fits at no size, with an ellipsis', async () => {
    const long = 'word '.repeat(90);
    expect((await card(long)).equals(await card(`${long}more`))).toBe(true);
    expect((await card(long)).equals(await card(long.slice(0, 150)))).toBe(false);
  });

  it('leaves out characters that the font lacks', async () => {
    const known = await card('Łódź “quoted” Привет');
    expect((await card('Łódź “quoted” Привет 漢🙂')).equals(known)).toBe(true);
    expect((await card('Łódź “quoted”')).equals(known)).toBe(false);
  });

  it('does not depend on earlier cards', async () => {
    const fresh = cardMaker(frame, siteDir);
    const second = Buffer.from(await fresh({ title: 'Queries', trail: [] }));
    expect((await card('Queries')).equals(second)).toBe(true);
    expect((await card('Theming')).equals(second)).toBe(false);
  });
});

describe('a cached card', () => {
  const text = { title: 'Queries', trail: ['Concepts'] };
  const keyOf = async (changed: Partial<CardFrame>) => {
    await cardMaker({ ...frame, ...changed }, siteDir)(text);
    return JSON.stringify(jest.mocked(buildCache).mock.lastCall?.[1]);
  };

  it.each([
    ['section’s color', { product: { ...studio, accent: 'primary' } }],
    ['version', { version: 'v0.14.0' }],
    ['address', { address: 'example.com' }],
    ['product', { product: productById('toolpad-core') }],
  ] as const)('is redrawn with another %s', async (_what, changed) => {
    expect(await keyOf(changed)).not.toBe(await keyOf({}));
  });

  it('is found in every checkout', async () => {
    expect(await keyOf({})).not.toContain(siteDir);
  });
});

describe('the cards of a site', () => {
  const versions = { 'toolpad-core': '1.2.3', 'toolpad-studio': '4.5.6' };
  const context = {
    siteDir,
    baseUrl: '/toolpad/',
    siteConfig: { url: 'https://docs.example' },
  } as unknown as LoadContext;
  const allContent = {
    'docusaurus-plugin-content-docs': {
      'docs-core': {
        loadedVersions: [
          { docs: [{ permalink: '/toolpad/core/introduction/', title: 'Introduction' }] },
        ],
      },
    },
    'docusaurus-plugin-content-pages': {
      default: [
        { permalink: '/toolpad/' },
        { permalink: '/toolpad/core/' },
        { permalink: '/toolpad/404.html' },
      ],
    },
  };

  /** Runs the plugin and lists the files that it wrote. */
  async function build(mode: string): Promise<readonly string[]> {
    const outDir = folder('build-');
    const environment = parseEnvironment({ NODE_ENV: mode });
    const generatedFilesDir = folder('generated-');
    const plugin = socialCards({ environment, versions })({ ...context, generatedFilesDir });
    await plugin.allContentLoaded?.({ allContent, actions: undefined as never });
    await plugin.publish({ outDir } as never);
    return fs.readdirSync(outDir, { recursive: true, encoding: 'utf8' });
  }

  it('exist for each page of a product, and for standalone pages', async () => {
    const files = await build('production');
    expect(files).toEqual(
      expect.arrayContaining(
        ['index', 'core', 'core/introduction'].map((name) => `img/cards/${name}.png`),
      ),
    );
    expect(files).not.toContain('img/cards/404.html.png');
  });

  it('are not drawn in development', async () => {
    expect(await build('development')).toEqual([]);
  });
});
