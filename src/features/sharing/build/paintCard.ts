import { constants, crc32, deflateSync } from 'node:zlib';
import { renderAsync } from '@resvg/resvg-js';
import { CARD_SIZE } from '../cardFile';
import { palette as theme, TEXT_AREA } from './cardDesign';

/** A row of a PNG begins with the number of its filter; 0 is none. */
const ROW_LENGTH = CARD_SIZE.width + 1;

/** Drawings are runs of one colour: looking for more saves a tenth of the bytes at five times the time. */
const RUNS = { strategy: constants.Z_RLE };

/** A part of a card. */
export interface Drawing {
  /** Each in one number; read byte by byte they would take three times as long. */
  readonly pixels: Int32Array;
  readonly width: number;
  readonly height: number;
}

/** Turns SVG into pixels, on the ground of all cards. */
export async function rasterise(svg: string): Promise<Drawing> {
  const background = theme.background.default;
  const image = await renderAsync(svg, { background, font: { loadSystemFonts: false } });
  const { pixels, width, height } = image;
  return {
    pixels: new Int32Array(pixels.buffer, pixels.byteOffset, width * height),
    width,
    height,
  };
}

/** Red, green and blue of a pixel. */
function channels(pixel: number): Uint8Array {
  return new Uint8Array(Int32Array.of(pixel).buffer, 0, 3);
}

/** At most 256 of the commonest colours of drawings. */
function commonest(drawings: readonly Drawing[]): number[] {
  const counts = new Map<number, number>();
  for (const { pixels } of drawings) {
    let start = 0;
    pixels.forEach((colour, at) => {
      if (colour !== pixels[at + 1]) {
        counts.set(colour, (counts.get(colour) ?? 0) + at + 1 - start);
        start = at + 1;
      }
    });
  }
  return [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || a - b)
    .slice(0, 256)
    .map(([colour]) => colour);
}

/** The place of the colour in the palette that is most like a pixel. */
function nearest(palette: readonly Uint8Array[], pixel: number): number {
  const wanted = channels(pixel);
  const distances = palette.map((colour) =>
    colour.reduce((sum, value, at) => sum + (value - (wanted[at] ?? 0)) ** 2, 0),
  );
  return distances.indexOf(Math.min(...distances));
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/**
 * Encodes a PNG with a palette, which has half the bytes of one in true colour.
 *
 * @param palette at most 256 colours
 * @param rows for each pixel its place in the palette; a zero before each row
 */
function encodePng(palette: readonly Uint8Array[], rows: Uint8Array): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(CARD_SIZE.width);
  header.writeUInt32BE(CARD_SIZE.height, 4);
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.concat(palette)),
    chunk('IDAT', deflateSync(rows, RUNS)),
    chunk('IEND', new Uint8Array()),
  ]);
}

/**
 * Prepares a frame, once for all cards that have it.
 *
 * @param sample a text, which gives the palette the colours of letters and their edges
 * @returns a function that puts the parts of a text below each other into the frame: the card as PNG
 */
export function paintFrame(
  frame: Drawing,
  sample: readonly Drawing[],
): (text: readonly Drawing[]) => Buffer {
  const pixels = commonest([frame, ...sample]);
  const palette = pixels.map(channels);
  const places = new Map(pixels.map((pixel, place) => [pixel, place]));
  const rows = new Uint8Array(ROW_LENGTH * CARD_SIZE.height);
  const put = ({ pixels, width }: Drawing, x: number, y: number): void => {
    let last: number | undefined;
    let place = 0;
    for (let from = 0; from < pixels.length; from += width) {
      const to = (y + from / width) * ROW_LENGTH + 1 + x;
      for (let column = 0; column < width; column += 1) {
        const colour = pixels[from + column] ?? 0;
        // Most pixels have the colour of the one before.
        if (colour !== last) {
          last = colour;
          place = places.get(colour) ?? nearest(palette, colour);
          places.set(colour, place);
        }
        rows[to + column] = place;
      }
    }
  };
  put(frame, 0, 0);
  const empty = rows.slice();
  return (text) => {
    rows.set(empty);
    const height = text.reduce((sum, part) => sum + part.height, 0);
    let y = TEXT_AREA.y + Math.round((TEXT_AREA.height - height) / 2);
    for (const part of text) {
      put(part, TEXT_AREA.x, y);
      y += part.height;
    }
    return encodePng(palette, rows);
  };
}
