import { crc32, deflateSync } from 'node:zlib';

interface Size {
  readonly width: number;
  readonly height: number;
}

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** Favors speed: level 6 takes three times as long and saves a third. */
const LEVEL = 3;

/** How many bytes a row has before its pixels: its filter, which is 0, for none. */
const FILTER = 1;

/** The rows of a picture without alpha, as PNG compresses them. */
export function pngRows({ width, height }: Size): Buffer {
  return Buffer.alloc((FILTER + width * 3) * height);
}

/**
 * Draws a picture into rows, at a place where it fits.
 *
 * @param rows of a picture of this width
 * @param pixels red, green, blue and alpha of each; alpha is ignored
 */
export function drawInto(
  rows: Buffer,
  rowWidth: number,
  pixels: Uint8Array,
  { x, y, width, height }: Size & { readonly x: number; readonly y: number },
): void {
  let from = 0;
  for (let row = y; row < y + height; row += 1) {
    let to = row * (FILTER + rowWidth * 3) + FILTER + x * 3;
    for (const end = to + width * 3; to < end; to += 3, from += 4) {
      rows[to] = pixels[from] ?? 0;
      rows[to + 1] = pixels[from + 1] ?? 0;
      rows[to + 2] = pixels[from + 2] ?? 0;
    }
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [size, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, checksum]);
}

/** Encodes rows as PNG, with 8 bits per color: a quarter of the time that resvg takes. */
export function encodePng(rows: Buffer, { width, height }: Size): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const data = deflateSync(rows, { level: LEVEL });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
