/** @jest-environment node */
import { listTasks, readReport } from './audit.mjs';

const LOCK = 'package-lock.json';
const report = JSON.stringify({
  vulnerabilities: {
    'brace-expansion': {
      via: [
        {
          name: 'brace-expansion',
          severity: 'high',
          title: 'No bound',
          url: 'https://github.com/advisories/GHSA-mh99-v99m-4gvg',
        },
      ],
    },
    // A package that is affected only through another.
    minimatch: { via: ['brace-expansion'] },
  },
});
const FOUND = readReport(LOCK, report);
const ACCEPTED = [
  { lockFile: LOCK, ids: ['GHSA-mh99-v99m-4gvg'], reason: 'Our patterns.', until: '2027-06-30' },
];

function tasks({
  findings = FOUND,
  accepted = ACCEPTED,
  releases = {},
  today = '2026-11-26',
} = {}) {
  return listTasks(findings, accepted, releases, today);
}

it('names an advisory that is not accepted, with its link', () => {
  expect(tasks({ accepted: [] })).toEqual([
    '- `package-lock.json`: brace-expansion has [GHSA-mh99-v99m-4gvg](https://github.com/advisories/GHSA-mh99-v99m-4gvg) (high): No bound',
  ]);
});

it('says nothing of an accepted one, but only in its lock file', () => {
  expect(tasks()).toEqual([]);
  const elsewhere = readReport('examples/package-lock.json', report);
  expect(tasks({ findings: [...FOUND, ...elsewhere] })).toEqual([
    expect.stringContaining('`examples/package-lock.json`: brace-expansion'),
  ]);
});

it('asks to look at an acceptance again before its date, and to remove one that nothing needs', () => {
  expect(tasks({ today: '2027-05-02' })).toEqual([expect.stringContaining('until 2027-06-30')]);
  expect(tasks({ findings: [] })).toEqual([expect.stringContaining('no package has it')]);
});

it('tells of the end of a Node release two months ahead', () => {
  const releases = { 22: '2027-04-30' };
  expect(tasks({ releases, today: '2027-03-01' })).toEqual([]);
  expect(tasks({ releases, today: '2027-03-02' })).toEqual([
    '- Node 22 is supported until 2027-04-30',
  ]);
});

it('fails when the registry gives no report, instead of finding nothing', () => {
  expect(() => readReport(LOCK, '{"message":"405"}')).toThrow('405');
  expect(() => readReport(LOCK, '')).toThrow('no answer');
});
