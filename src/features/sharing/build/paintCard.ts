import { constants, crc32, deflateSync } from 'node:zlib';
import { renderAsync } from '@resvg/resvg-js';
import { CARD_SIZE } from '../cardFile';
import { TEXT_AREA } from './cardDesign';

/** A row of a PNG begins with the number of its filter; 0 is none. */
const ROW_LENGTH = CARD_SIZE.width + 1;
const WHOLE = { x: 0, y: 0, width: CARD_SIZE.width } as const;

/** Drawings are runs of one colour: looking for more saves a tenth of the bytes at five times the time. */
const RUNS = { strategy: constants.Z_RLE };

/** A drawing's pixels, each in one number; read byte by byte they would take three times as long. */
async function rasterise(svg: string): Promise<Int32Array> {
  const { pixels } = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return new Int32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
}

/** Red, green and blue of a pixel. */
function channels(pixel: number): Uint8Array {
  return new Uint8Array(Int32Array.of(pixel).buffer, 0, 3);
}

/** At most 256 of the commonest colours of drawings. */
function commonest(drawings: readonly Int32Array[]): number[] {
  const counts = new Map<number, number>();
  for (const drawing of drawings) {
    for (const colour of drawing) {
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || a - b)
    .slice(0, 256)
    .map(([colour]) => colour);
}

function nearest(palette: readonly number[], colour: number): number {
  const wanted = channels(colour);
  const distances = palette.map((each) =>
    channels(each).reduce((sum, value, at) => sum + (value - (wanted[at] ?? 0)) ** 2, 0),
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
 * @param palette at most 256 pixels, of which the colours count
 * @param rows for each pixel its place in the palette; a zero before each row
 */
function encodePng(palette: readonly number[], rows: Uint8Array): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(CARD_SIZE.width);
  header.writeUInt32BE(CARD_SIZE.height, 4);
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.concat(palette.map(channels))),
    chunk('IDAT', deflateSync(rows, RUNS)),
    chunk('IEND', new Uint8Array()),
  ]);
}

/**
 * Rasterises a frame, once for all cards that have it.
 *
 * @param frame SVG of a card's size
 * @param sample SVG of a text, which gives the palette the colours of letters and their edges
 * @returns a function that puts a text, SVG of the text area's size, into the frame: the card as PNG
 */
export async function paintFrame(
  frame: string,
  sample: string,
): Promise<(text: string) => Promise<Buffer>> {
  const image = await rasterise(frame);
  const palette = commonest([image, await rasterise(sample)]);
  const places = new Map<number, number>();
  const rows = new Uint8Array(ROW_LENGTH * CARD_SIZE.height);
  const put = (drawing: Int32Array, { x, y, width }: typeof TEXT_AREA | typeof WHOLE): void => {
    let last: number | undefined;
    let place = 0;
    for (let from = 0; from < drawing.length; from += width) {
      const to = (y + from / width) * ROW_LENGTH + 1 + x;
      for (let column = 0; column < width; column += 1) {
        const colour = drawing[from + column] ?? 0;
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
  put(image, WHOLE);
  return async (text) => {
    const drawing = await rasterise(text);
    // Over the text before, all of it, and encoded before the next can come: nothing is copied.
    put(drawing, TEXT_AREA);
    return encodePng(palette, rows);
  };
}
