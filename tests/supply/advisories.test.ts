/** @jest-environment node */
import { parseLockFile } from './lockFile';
import { findAdvisories, listProblems } from './advisories';
import { listMissing, parseSnapshot } from './snapshot';

const SNAPSHOT = parseSnapshot(
  JSON.stringify({
    asOf: '2026-09-20',
    advisories: [
      {
        id: 'GHSA-mh99-v99m-4gvg',
        package: 'brace-expansion',
        severity: 'high',
        title: 'No bound',
        vulnerable: '<1.1.17 || >=2.0.0 <2.1.3',
        patched: ['1.1.17', '2.1.3'],
        source: 'owner/repository#1',
      },
      {
        id: 'GHSA-7rqj-j65f-68wh',
        package: 'next-auth',
        severity: 'critical',
        title: 'Unchecked',
        vulnerable: '>=5.0.0-beta.0 <5.0.0-beta.32',
        patched: ['5.0.0-beta.32'],
        source: 'owner/repository#2',
      },
    ],
  }),
);
const LOCK = 'package-lock.json';
const ACCEPTED = [
  { lockFile: LOCK, ids: ['GHSA-mh99-v99m-4gvg'], reason: 'Our patterns.', until: '2027-01-31' },
];

function find(versions: Record<string, string>) {
  const packages = Object.fromEntries(
    Object.entries(versions).map(([folder, version]) => [`node_modules/${folder}`, { version }]),
  );
  const text = JSON.stringify({ name: 'site', lockfileVersion: 3, packages });
  return findAdvisories(LOCK, parseLockFile(text), SNAPSHOT);
}

const HIT = find({ 'brace-expansion': '1.1.16', 'a/node_modules/brace-expansion': '1.1.16' });

it('reports a vulnerable package, where it is, and what to do', () => {
  const [problem, ...others] = listProblems(HIT, [], SNAPSHOT, '2026-11-22');
  expect(others).toEqual([]);
  for (const part of [
    'package-lock.json: brace-expansion@1.1.16 has GHSA-mh99-v99m-4gvg (high)',
    'node_modules/brace-expansion, node_modules/a/node_modules/brace-expansion',
    'patched in 1.1.17, 2.1.3',
    '"overrides" in package.json',
    'acceptedAdvisories.mjs',
  ]) {
    expect(problem).toContain(part);
  }
});

it.each([
  ['the patched version', { 'brace-expansion': '2.1.3' }],
  ['a backport, lower than other vulnerable versions', { 'brace-expansion': '1.1.22' }],
  ['a pre-release that is patched', { 'next-auth': '5.0.0-beta.32' }],
  ['a package inside one of that name', { 'brace-expansion/node_modules/a': '1.0.0' }],
])('finds nothing in %s', (_, versions) => {
  expect(find(versions)).toEqual([]);
});

it('finds each version once, including pre-releases', () => {
  const found = find({ 'brace-expansion': '1.1.16', 'a/node_modules/brace-expansion': '2.1.0' });
  expect(found.map(({ version }) => version)).toEqual(['1.1.16', '2.1.0']);
  expect(find({ 'next-auth': '5.0.0-beta.31' })).toHaveLength(1);
});

it('accepts an advisory until a date, and in one lock file only', () => {
  expect(listProblems(HIT, ACCEPTED, SNAPSHOT, '2027-01-31')).toEqual([]);
  const elsewhere = HIT.map((finding) => ({ ...finding, lockFile: 'examples/package-lock.json' }));
  expect(listProblems([...HIT, ...elsewhere], ACCEPTED, SNAPSHOT, '2027-01-31')).toEqual([
    expect.stringContaining('examples/package.json'),
  ]);
});

it('fails once an acceptance has expired, and says why it was accepted', () => {
  expect(listProblems(HIT, ACCEPTED, SNAPSHOT, '2027-02-01')).toEqual([
    expect.stringContaining('accepted until 2027-01-31: Our patterns.'),
  ]);
});

it('fails for an acceptance that no package needs', () => {
  expect(listProblems([], ACCEPTED, SNAPSHOT, '2026-11-22')).toEqual([
    expect.stringContaining('GHSA-mh99-v99m-4gvg is accepted, but no package has it'),
  ]);
});

it('fails when the snapshot is more than 180 days old', () => {
  expect(listProblems([], [], SNAPSHOT, '2027-03-19')).toEqual([]);
  expect(listProblems([], [], SNAPSHOT, '2027-03-20')).toEqual([
    expect.stringContaining('181 days old'),
  ]);
});

it('lists what a registry reports and the snapshot lacks', () => {
  const ids = ['GHSA-7rqj-j65f-68wh', 'GHSA-aaaa-bbbb-cccc', 'GHSA-aaaa-bbbb-cccc'];
  expect(listMissing(ids, SNAPSHOT)).toEqual(['GHSA-aaaa-bbbb-cccc']);
});

it('rejects a snapshot with an invalid range', () => {
  const wrong = { ...SNAPSHOT.advisories[0], vulnerable: 'before 2' };
  const text = JSON.stringify({ asOf: '2026-09-20', advisories: [wrong] });
  expect(() => parseSnapshot(text)).toThrow('advisories.0.vulnerable: no range');
});
