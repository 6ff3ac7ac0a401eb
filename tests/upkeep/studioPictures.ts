import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** The width at which a page shows a picture at most, in CSS pixels. */
const COLUMN = 700;

/** Pixels of a picture for each CSS pixel at which a page shows it (`pictureLayout`). */
const DENSITY = 1.6;

/** The least size of text as shown, in CSS pixels. */
const TEXT = 10;

const manifest = z.object({
  sources: z.string(),
  taken: z.record(z.object({ width: z.number(), text: z.number() })),
});

/** What the camera wrote down about the pictures of an example. */
export type Manifest = z.infer<typeof manifest>;

/**
 * Reads what was taken of each example.
 *
 * @param root the folder of the examples
 * @returns by the example's name
 */
export function readManifests(root: string): ReadonlyMap<string, Manifest> {
  const names = fs
    .readdirSync(root)
    .filter((name) => fs.existsSync(`${root}/${name}/pictures.json`));
  return new Map(
    names.map((name) => [
      name,
      manifest.parse(JSON.parse(fs.readFileSync(`${root}/${name}/pictures.json`, 'utf8'))),
    ]),
  );
}

/**
 * Reads the width of a WebP file as the camera makes them: lossy, with or without transparent corners.
 *
 * @param file its path
 * @returns the width in pixels
 * @throws {Error} for other files
 */
function pixelWidth(file: string): number {
  const header = fs.readFileSync(file).subarray(0, 30);
  switch (header.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return header.readUInt16LE(26) & 0x3fff;
    case 'VP8X':
      return header.readUIntLE(24, 3) + 1;
    default:
      throw new Error(`${file} is no lossy WebP.`);
  }
}

/**
 * The width at which a page shows a picture where there is room, in CSS pixels.
 *
 * @param file its path
 */
export function shownWidth(file: string): number {
  return Math.min(COLUMN, Math.round(pixelWidth(file) / DENSITY));
}

/**
 * Finds texts that are too small where a page shows the picture.
 *
 * @param shown its width there, in CSS pixels
 * @param size what the camera measured, in CSS pixels
 * @returns what is too small, or null
 */
export function smallText(
  shown: number,
  { width, text }: Manifest['taken'][string],
): string | null {
  const size = Number(((text * shown) / width).toFixed(1));
  return text > 0 && size < TEXT
    ? `text of ${size} px: take less than ${width} px of the window`
    : null;
}

/**
 * Names the examples whose files have changed since their pictures were taken.
 *
 * @param root the folder of the examples
 * @returns the names, with the command that takes them again
 */
export function stalePictures(root: string): string[] {
  const program = ['examples/scripts/stale.mjs', path.resolve(root)];
  return execFileSync(process.execPath, program, { encoding: 'utf8' }).split('\n').filter(Boolean);
}
