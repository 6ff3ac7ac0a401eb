import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { docs } from './examples.mjs';
import { Hand, RATE } from './hand.mjs';
import { measureTexts } from './texts.mjs';

/** The largest size of a film in bytes, as in the check of the pages. */
const BUDGET = 390 * 1024;

/** Pixels of a film for each CSS pixel: sharp on a page 700 px wide. */
const DENSITY = 1.5;

/** In seconds. */
const SHORTEST = 5;
const LONGEST = 20;

/** @throws {Error} with what to install, if there is no ffmpeg */
export function findFfmpeg() {
  try {
    execFileSync('ffmpeg', ['-version'], { stdio: 'ignore' });
  } catch {
    throw new Error('Films need ffmpeg with VP9: apt-get install ffmpeg, or brew install ffmpeg.');
  }
}

/**
 * Films a scene, and saves it as WebM next to its page, with its poster.
 *
 * A film has its own time: each frame is a screenshot that is taken when ready, with a duration. So
 * a slow machine makes the same film, and waiting for Studio to compile does not show in it.
 *
 * @param {string} file page path and film name, such as `concepts/building-ui/drop`
 * @param {import('playwright-core').Page} page
 * @param {(hand: Hand) => Promise<void>} scene acts with the hand, whose pointer is in the film
 * @param {{ clip?: { x: number, y: number, width: number, height: number } }} [options] the part of
 *   the window that the film shows
 * @returns {Promise<ReturnType<typeof measureTexts>>} the texts of its poster
 * @throws {Error} if the film is too short, too long or too large
 */
export async function takeFilm(
  file,
  page,
  scene,
  { clip = { x: 0, y: 0, ...page.viewportSize() } } = {},
) {
  const frames = await mkdtemp(path.join(tmpdir(), 'film-'));
  try {
    const hand = await Hand.start(page, clip);
    await scene(hand);
    const { shots, poster, texts } = await hand.stop();
    const seconds = shots.reduce((sum, shot) => sum + shot.seconds, 0);
    if (seconds < SHORTEST || seconds > LONGEST) {
      throw new Error(
        `${file} takes ${seconds.toFixed(1)} s: films take ${SHORTEST} to ${LONGEST}.`,
      );
    }
    const target = path.join(docs, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFrames(shots, frames);
    const width = 2 * Math.round((clip.width * DENSITY) / 2);
    const size = await encode(frames, `${target}.webm`, width);
    await sharp(poster)
      .resize({ width })
      .webp({ quality: 80, effort: 6, smartSubsample: true })
      .toFile(`${target}.webp`);
    console.log(`  ${file}.webm, ${seconds.toFixed(1)} s, ${Math.round(size / 1000)} kB`);
    return texts;
  } finally {
    await rm(frames, { recursive: true, force: true });
  }
}

/** Writes all frames and their list for ffmpeg; the last one twice, to keep its duration. */
async function writeFrames(shots, folder) {
  const names = shots.map((_shot, index) => `${index}.png`);
  await Promise.all(
    shots.map(({ image }, index) => writeFile(path.join(folder, names[index]), image)),
  );
  const lines = shots.map(
    ({ seconds }, index) => `file '${names[index]}'\nduration ${seconds.toFixed(3)}`,
  );
  await writeFile(
    path.join(folder, 'frames.txt'),
    [...lines, `file '${names.at(-1)}'`, ''].join('\n'),
  );
}

/** Encodes the frames, with increasing loss until the film is small enough. */
async function encode(folder, target, width) {
  for (const loss of [33, 38, 43, 48]) {
    execFileSync(
      'ffmpeg',
      [
        ...['-y', '-loglevel', 'error', '-f', 'concat', '-i', path.join(folder, 'frames.txt')],
        ...['-vf', `fps=${RATE},scale=${width}:-2:flags=lanczos,format=yuv420p`],
        ...['-c:v', 'libvpx-vp9', '-crf', String(loss), '-b:v', '0', '-g', '250'],
        ...['-tune-content', 'screen', '-row-mt', '1', '-cpu-used', '2', '-an', target],
      ],
      { stdio: ['ignore', 'inherit', 'inherit'] },
    );
    const { size } = await stat(target);
    if (size <= BUDGET) {
      return size;
    }
  }
  throw new Error(`${target} is over ${Math.round(BUDGET / 1000)} kB at the lowest quality.`);
}
