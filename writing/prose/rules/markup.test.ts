/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../../src/build/tools/problem';
import { readProsePage } from '../prosePage';
import { markup } from './markup';
import { check, FIRST_LINE, PAGE, siteDir, eachTestHasASite, writePage } from './testing';

eachTestHasASite();

it('reports a page that is not valid MDX, with the line', async () => {
  writePage(PAGE, 'Words.\n\n<Demo\n');
  const { problem } = (await readProsePage(siteDir, PAGE)) as { problem: Problem };
  expect(problem.file).toBe(PAGE);
  expect(problem.line).toBeGreaterThanOrEqual(FIRST_LINE + 2);
  expect(problem.message).toMatch(/^this is not valid MDX: /);
});

it.each([
  [
    'Words.\n\n<script>1</script>',
    '3: <script> is not allowed in pages: use Markdown or a component',
  ],
  ['<Stepps />', '1: <Stepps> is not a component of these pages (did you mean Steps?)'],
  ['<Figure src="./a.webp" alt="" />', '1: write <Figure src="./name.webp" alt="…" />, with'],
  [
    '<Film src="./a.mp4" alt="A" caption="B" />',
    '1: write <Film src="./name.webm" alt="…" caption=',
  ],
])('refuses markup %j as the build does', async (text, message) => {
  fs.mkdirSync(path.join(siteDir, 'docs-studio'));
  const [first = '', ...more] = await check(markup, text);
  expect(first.slice(0, message.length)).toBe(message);
  expect(more).toEqual([]);
});
