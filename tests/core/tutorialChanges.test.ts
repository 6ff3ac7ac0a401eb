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

const replacements = fences.flatMap((fence, index) => {
  const last = fences
    .slice(0, index)
    .filter(({ title }) => title !== null && title === fence.title)
    .at(-1);
  return last && fence.title?.includes('.')
    ? [[fence.title, fence.line, last, fence] as const]
    : [];
});

it.each(replacements)(
  '%s in line %i shows what changes, or is mostly new',
  (title, _, last, next) => {
    const isShown = changes.some(
      ({ title: name, line }) =>
        name === `${title}${SUFFIX}` && line > last.line && line < next.line,
    );
    const before = new Set(last.code.split('\n'));
    const lines = next.code.split('\n').filter((line) => line.trim() !== '');
    const kept = lines.filter((line) => before.has(line)).length;
    expect(isShown || kept < lines.length * 0.6).toBe(true);
  },
);
