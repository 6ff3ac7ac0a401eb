/** @jest-environment node */
import { parse } from 'yaml';
import { entriesFor, explainedEntries, readClaimsRequest } from './claimEntries';

const PAGES = ['docs-core/react-crud/index.mdx', 'docs-studio/concepts/rbac/index.mdx'];
const UNPROVEN = [
  {
    sentence: { line: 7, text: 'A \'must\': it is "25".', masked: '', column: '' },
    what: 'a limit ("at most")',
  },
];

it.each([
  'core/react-crud',
  '/toolpad/core/react-crud/',
  'docs-core/react-crud/index.mdx',
  'docs-core/react-crud',
  'writing/claims/core/react-crud.yml',
])('finds a page by the name %s', (name) => {
  expect(readClaimsRequest([name], PAGES)).toEqual({ files: [PAGES[0]], write: false });
});

it.each([
  [['core/react-crut'], 'core/react-crut: there is no such page (did you mean core/react-crud?)'],
  [['--write'], '--write needs the pages'],
  [['--wriet'], "Unknown option '--wriet'"],
])('refuses %j', (args, message) => {
  expect(() => readClaimsRequest(args, PAGES)).toThrow(message);
});

it('writes entries as YAML with the sentence, whatever it contains', () => {
  expect(parse(entriesFor(UNPROVEN))).toEqual([
    { claim: 'A \'must\': it is "25".', proof: 'package', in: '', has: '' },
  ]);
  expect(entriesFor([])).toBe('');
});

it('explains printed entries', () => {
  expect(explainedEntries('a.yml', UNPROVEN)).toMatch(
    /^# a\.yml: 1 to be proven\n# package: in, has; .*\n# line 7: a limit \("at most"\)\n- claim: /,
  );
  expect(explainedEntries('a.yml', [])).toBe('# a.yml: 0 to be proven\n');
});
