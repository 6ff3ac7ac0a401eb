/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import results from '../../compatibility/results.json';
import { filesIn } from './filesIn';
import { readManifests, shownWidth, smallText, stalePictures } from './studioPictures';

const taken = new Map(
  [...readManifests('examples')].flatMap(([, one]) => Object.entries(one.taken)),
);

/** Those of what works with what show what ran, light, and are taken by `npm run compatibility`. */
const ran = new Set<string | null>(results.map(({ picture }) => picture));

const pictures = filesIn('docs-studio', /\.webp$/).filter((file) => !ran.has(path.basename(file)));

/** A picture's name in the manifests: its path below the pages, without the ending. */
const nameOf = (file: string) => file.replace(/^docs-studio\//, '').replace(/\.webp$/, '');

describe('the pictures of the Studio pages', () => {
  it('come from an example, by command', () => {
    expect(pictures.filter((file) => !taken.has(nameOf(file)))).toEqual([]);
    expect([...taken.keys()].filter((name) => !fs.existsSync(`docs-studio/${name}.webp`))).toEqual(
      [],
    );
  });

  it('have a dark version', () => {
    const missing = pictures.filter(
      (file) => !file.endsWith('-dark.webp') && !fs.existsSync(file.replace('.webp', '-dark.webp')),
    );
    expect(missing).toEqual([]);
  });

  it('show text that can be read in the column of a page', () => {
    const small = pictures.flatMap((file) => {
      const size = taken.get(nameOf(file));
      const problem = size ? smallText(shownWidth(file), size) : null;
      return problem === null ? [] : [`${file}: ${problem}`];
    });
    expect(small).toEqual([]);
  });

  it('are no older than their examples', () => {
    expect(stalePictures('examples')).toEqual([]);
  });
});

describe('a fault of a picture', () => {
  it.each([
    [700, { width: 840, text: 12 }, null],
    [700, { width: 900, text: 12 }, 'text of 9.3 px'],
    [700, { width: 840, text: 0 }, null],
    [358, { width: 700, text: 12 }, 'text of 6.1 px'],
  ])('shown %i px wide, %j: %s', (shown, size, problem) => {
    const found = smallText(shown, size);
    expect(found === null ? null : found.slice(0, problem?.length)).toBe(problem);
  });

  it('is a changed file', () => {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), 'examples-'));
    try {
      fs.mkdirSync(`${root}/desk`);
      fs.writeFileSync(`${root}/desk/example.json`, '{}');
      fs.writeFileSync(`${root}/desk/pictures.json`, '{ "sources": "none", "taken": {} }');
      expect(stalePictures(root)).toEqual(['desk has changed: npm run pictures -- desk']);
    } finally {
      fs.rmSync(root, { recursive: true });
    }
  });
});
