/**
 * Names demos that lack an interaction (`tests/demos/`) or pictures, and what is left of demos that
 * are gone; needs no build: `npm run check:demos`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { DEMO_INTERACTIONS } from '.';
import { listDemos } from './demoIds';
import { hashDemo, MAX_PICTURE_BYTES, readTaken } from './posters.mjs';

const PICTURES = 'static/img/demos';

/** What is in one list only, each with what to do about it. */
function compare(
  wanted: readonly string[],
  found: readonly string[],
  missing: string,
  gone: string,
) {
  return [
    ...wanted.filter((id) => !found.includes(id)).map((id) => `${id}: ${missing}`),
    ...found.filter((id) => !wanted.includes(id)).map((id) => `${id}: ${gone}`),
  ];
}

const demos = listDemos();
const shown = ['home', ...demos.filter((id) => !/\/(?:tailwind|css)\//.test(id))];
const wanted = shown.flatMap((id) =>
  ['light', 'dark', 'narrow-light', 'narrow-dark'].map((kind) => `${id}-${kind}.avif`),
);
const taken = readTaken();
const pictures = fs
  .readdirSync(PICTURES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.avif'));
const problems = [
  ...compare(
    demos,
    Object.keys(DEMO_INTERACTIONS),
    'test what a reader does with it in tests/demos/<page>.ts',
    'its demo is gone: remove its test from tests/demos/',
  ),
  ...compare(
    wanted,
    pictures,
    'take the picture: npm run build && npm run pictures:demos',
    `its demo is gone: remove it from ${PICTURES}/`,
  ),
  ...pictures
    .filter((file) => fs.statSync(path.join(PICTURES, file)).size > MAX_PICTURE_BYTES)
    .map((file) => `${file}: more than ${MAX_PICTURE_BYTES} bytes`),
  ...shown
    .filter((id) => hashDemo(id) !== taken[id])
    .map((id) => `${id}: it has changed: npm run build && npm run pictures:demos -- ${id}`),
];
process.stdout.write(
  [...problems, `${demos.length} demos, ${problems.length} problems`, ''].join('\n'),
);
process.exitCode = problems.length > 0 ? 1 : 0;
