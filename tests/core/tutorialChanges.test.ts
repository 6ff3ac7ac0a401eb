/** @jest-environment node */
import fs from 'node:fs';
import { extractFences } from '../samples/fences/extractFences';

const SUFFIX = ': what changes';
const fences = extractFences(fs.readFileSync('docs-core/introduction/tutorial/index.mdx', 'utf8'));
const changes = fences.filter(({ title }) => title?.endsWith(SUFFIX));

/** The lines of a diff without those that start with this sign, as text. */
function side(diff: string, without: '+' | '-'): string[] {
  const lines = diff.split('\n').filter((line) => !line.startsWith(without));
  return lines.map((line) => line.slice(1).trim()).filter((line) => line !== '' && line !== '…');
}

it('shows changes in at least ten places of the tutorial', () => {
  expect(changes.length).toBeGreaterThanOrEqual(10);
});

it.each(changes.map((change) => [change.title, change.line, change] as const))(
  '%s in line %i follow from the last version of the file and result in the next one',
  (title, _, change) => {
    const name = title?.slice(0, -SUFFIX.length);
    const versions = fences.filter((fence) => fence.title === name);
    const next = versions.find(({ line }) => line > change.line);
    const last = versions.filter(({ line }) => line < change.line).at(-1);
    const linesOf = (code = '') => code.split('\n').map((line) => line.trim());
    expect(linesOf(last?.code)).toEqual(expect.arrayContaining(side(change.code, '+')));
    expect(linesOf(next?.code)).toEqual(expect.arrayContaining(side(change.code, '-')));
  },
);
