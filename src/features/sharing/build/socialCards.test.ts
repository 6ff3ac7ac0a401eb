/** @jest-environment node */
import { Resvg } from '@resvg/resvg-js';
import { CARD_COLOURS, drawFrame, drawText, TEXT_AREA, type CardFrame } from './cardDesign';
import { CardFont } from './cardFont';
import { fitTitle } from './fitTitle';
import { paintCard, paintFrame } from './paint';

const fonts = { text: new CardFont(400), strong: new CardFont(600) };
const frame: CardFrame = {
  product: 'toolpad-studio',
  name: 'Toolpad Studio',
  version: 'v0.13.0',
  address: 'mui.com/toolpad/studio',
};

describe('a card’s title', () => {
  const measure = (text: string, size: number) => fonts.strong.measure(text, size);
  const fit = (title: string) => fitTitle(title, TEXT_AREA.width, measure);

  it('is as large as it can be', () => {
    expect(fit('CRUD')).toEqual({ size: 84, lines: ['CRUD'] });
    expect(fit('Connect to databases').lines).toEqual(['Connect to', 'databases']);
  });

  it.each([
    'Authenticate and authorize the people who use the dashboards of your company',
    'createFilesystemStorageAdapterForEveryone',
    'W'.repeat(40),
    'A title that nobody would write, '.repeat(8),
  ])('fits the column and the height, whatever it is: %s', (title) => {
    const { size, lines } = fit(title);
    expect(Math.max(...lines.map((line) => measure(line, size)))).toBeLessThanOrEqual(
      TEXT_AREA.width,
    );
    expect(lines.length * size * 1.14 + 46).toBeLessThanOrEqual(TEXT_AREA.height);
  });

  it('says everything, or that there is more', () => {
    expect(fit('W'.repeat(40)).lines.join('')).toBe('W'.repeat(40));
    expect(fit('word '.repeat(90)).lines.at(-1)).toMatch(/…$/);
  });

  it('leaves out what the font has no glyph for', () => {
    expect(fonts.strong.withoutMissing('Łódź “quoted” Привет 漢🙂')).toBe('Łódź “quoted” Привет ');
  });
});

describe('a card', () => {
  async function paint(title: string): Promise<Buffer> {
    const painted = await paintFrame(
      drawFrame(frame, fonts, process.cwd()),
      CARD_COLOURS.section['toolpad-studio'],
    );
    const { svg, titleRow } = drawText({ title, trail: ['Concepts', 'Data'] }, fonts);
    return paintCard(painted, svg, titleRow);
  }

  /** Decodes a PNG with a library, and counts its pixels of a colour in the text area. */
  function countPixels(png: Buffer, hex: string): number {
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><image width="1200" height="630" href="data:image/png;base64,${png.toString('base64')}"/></svg>`;
    const { pixels } = new Resvg(picture, { font: { loadSystemFonts: false } }).render();
    const wanted = Number.parseInt(hex.slice(1), 16);
    let count = 0;
    for (let y = TEXT_AREA.y; y < TEXT_AREA.y + TEXT_AREA.height; y += 1) {
      for (let x = TEXT_AREA.x; x < TEXT_AREA.x + TEXT_AREA.width; x += 1) {
        count += pixels.readUIntBE((y * 1200 + x) * 4, 3) === wanted ? 1 : 0;
      }
    }
    return count;
  }

  it('is a small picture that shows title and section, each in its colour', async () => {
    const card = await paint('Custom functions');
    expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(card.length).toBeLessThan(60_000);
    expect(countPixels(card, CARD_COLOURS.title)).toBeGreaterThan(1000);
    expect(countPixels(card, CARD_COLOURS.section['toolpad-studio'])).toBeGreaterThan(100);
  });

  it('is the same picture each time', async () => {
    expect((await paint('Queries')).equals(await paint('Queries'))).toBe(true);
    expect((await paint('Queries')).equals(await paint('Theming'))).toBe(false);
  });
});
