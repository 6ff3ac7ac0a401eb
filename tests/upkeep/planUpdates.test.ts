/** @jest-environment node */
import { describeUpdates, planUpdates } from './planUpdates';

const MANIFEST = JSON.stringify({ overrides: { rollup: '4.0.0' } });

function plan(name: string, from: string, to: string) {
  const outdated = { [name]: { current: from, wanted: from, latest: to, dependent: 'site' } };
  return planUpdates(JSON.stringify(outdated), MANIFEST);
}

it.each([
  ['a patch', 'clsx', '2.1.1', '2.1.2'],
  ['a minor version', '@docusaurus/core', '3.10.2', '3.11.0'],
  ['a patch of a version that starts with 0', 'fontkit', '0.2.0', '0.2.1'],
])('takes %s', (_, name, from, to) => {
  expect(plan(name, from, to)).toEqual([{ name, from, to, byHand: null }]);
});

it.each([
  ['a major version', 'zod', '3.25.0', '4.0.0', /break/],
  ['a minor version that starts with 0', 'fontkit', '0.2.0', '0.3.0', /break/],
  ['a package that the pages describe', '@toolpad/core', '0.15.0', '0.15.1', /pages/],
  ['a package that is also overridden', 'rollup', '4.0.0', '4.0.1', /overrides/],
  ['a version before the installed one', 'next', '2.0.0-beta.3', '1.9.0', /break/],
])('leaves %s to a person', (_, name, from, to, reason) => {
  const [update] = plan(name, from, to);
  expect(update?.byHand).toMatch(reason);
});

it('takes nothing when everything is up to date', () => {
  expect(planUpdates('{}', '{}')).toEqual([]);
  expect(plan('clsx', '2.1.1', '2.1.1')).toEqual([]);
  expect(describeUpdates([])).toBe('Nothing to update without asking.\n');
});

it('says what it took and what is left', () => {
  const text = describeUpdates([
    ...plan('clsx', '2.1.1', '2.1.2'),
    ...plan('zod', '3.25.0', '4.0.0'),
  ]);
  expect(text).toContain('| `clsx` | 2.1.1 | 2.1.2 |\n');
  expect(text).toMatch(/Left to a person:[^]*\| `zod` \| 3\.25\.0 \| 4\.0\.0 \| it may break/);
});
