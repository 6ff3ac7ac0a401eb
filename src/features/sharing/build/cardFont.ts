import { readFileSync } from 'node:fs';
import { create, type Font, type Glyph } from 'fontkit';

/** The subsets a title's characters are looked for in, in this order. */
const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'vietnamese'];

/** How much closer than the font has it large text is set, in em. */
const TRACKING = -0.02;

const NO_OFFSET = { xOffset: 0, yOffset: 0, xAdvance: 0 };

/** A line of text as SVG outlines without a colour, which start at 0, 0 on its baseline. */
interface SetLine {
  readonly outlines: string;
  readonly width: number;
}

/** The site's text font in one weight, as outlines: pictures come out the same on every machine. */
export class CardFont {
  private readonly subsets: readonly Font[];
  private readonly widths = new Map<string, number>();
  private readonly outlines = new Map<string, string>();

  /** What the outlines are made of. */
  readonly files: readonly Buffer[];

  constructor(weight: 400 | 600) {
    this.files = SUBSETS.map((subset) =>
      readFileSync(
        require.resolve(`@fontsource/geist/files/geist-${subset}-${weight}-normal.woff`),
      ),
    );
    this.subsets = this.files.map((file) => {
      const font = create(file);
      if (!('layout' in font)) {
        throw new Error('A file of @fontsource/geist holds more than one font');
      }
      return font;
    });
  }

  /** A text without the characters that the font lacks and that would show as empty boxes. */
  withoutMissing(text: string): string {
    return Array.from(text, (character) => (this.fontFor(character) ? character : '')).join('');
  }

  /** How wide a text is, in px: the words that it is made of and the spaces between them. */
  measure(text: string, size: number): number {
    const words = text.split(' ');
    return words.reduce(
      (sum, word) => sum + this.widthOf(word) * size,
      (words.length - 1) * this.widthOf(' ') * size,
    );
  }

  /** Sets a text as outlines; what the font lacks is left out. */
  setLine(text: string, size: number): SetLine {
    let outlines = '';
    let width = 0;
    for (const { font, part } of this.split(text)) {
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(part);
      glyphs.forEach((glyph, index) => {
        const { xOffset, yOffset, xAdvance } = positions[index] ?? NO_OFFSET;
        const place = `translate(${(width + xOffset * scale).toFixed(2)} ${(-yOffset * scale).toFixed(2)})`;
        const size2d = `scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`;
        outlines += `<path transform="${place} ${size2d}" d="${this.outlineOf(font, glyph)}"/>`;
        width += xAdvance * scale + TRACKING * size;
      });
    }
    return { outlines, width };
  }

  /** A glyph's outline in the font's own units; making it costs more than all the rest of a line. */
  private outlineOf(font: Font, glyph: Glyph): string {
    const key = `${this.subsets.indexOf(font)} ${glyph.id}`;
    const outline = this.outlines.get(key) ?? glyph.path.toSVG();
    this.outlines.set(key, outline);
    return outline;
  }

  /** A word's width in em; titles share their words, and fitting one asks for them again and again. */
  private widthOf(word: string): number {
    const known = this.widths.get(word);
    if (known !== undefined) {
      return known;
    }
    const width = this.split(word).reduce((sum, { font, part }) => {
      const { advanceWidth, glyphs } = font.layout(part);
      return sum + advanceWidth / font.unitsPerEm + TRACKING * glyphs.length;
    }, 0);
    this.widths.set(word, width);
    return width;
  }

  private fontFor(character: string): Font | undefined {
    const codePoint = character.codePointAt(0) ?? 0;
    return this.subsets.find((font) => font.hasGlyphForCodePoint(codePoint));
  }

  /** The text in parts that one subset has all glyphs of. */
  private split(text: string): { font: Font; part: string }[] {
    const parts: { font: Font; part: string }[] = [];
    for (const character of text) {
      const font = this.fontFor(character);
      const last = parts.at(-1);
      if (font && last?.font === font) {
        last.part += character;
      } else if (font) {
        parts.push({ font, part: character });
      }
    }
    return parts;
  }
}
