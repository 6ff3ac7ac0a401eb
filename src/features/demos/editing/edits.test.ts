import { keepEdits, readEdits } from './edits';

const VERSION = 'core/x/Hello system-TS';
const EDITS = { 'Hello.tsx': 'export default function Hello() {\n  return <p>“Grüße”</p>;\n}' };

beforeEach(() => {
  localStorage.clear();
});

it('edits are kept by version until they are deleted', () => {
  keepEdits(VERSION, { edits: EDITS, isFrozen: false });
  keepEdits('core/x/Other css-JS', { edits: EDITS, isFrozen: true });
  expect(readEdits(VERSION)).toEqual({ edits: EDITS, isFrozen: false });
  expect(readEdits('core/x/Other css-JS')?.isFrozen).toBe(true);
  expect(readEdits('core/x/Hello system-JS')).toBeNull();
  keepEdits(VERSION, null);
  expect(readEdits(VERSION)).toBeNull();
  keepEdits('core/x/Other css-JS', null);
  expect(localStorage).toHaveLength(0);
});

it.each([
  'no JSON',
  '7',
  '{"core/x/Hello system-TS":{"edits":{"Hello.tsx":7}}}',
  '{"core/x/Hello system-TS":{"edits":[]}}',
  '{"core/x/Hello system-TS":null}',
])('edits are ignored if the storage contains %s', (text) => {
  localStorage.setItem('demoEdits', text);
  expect(readEdits(VERSION)).toBeNull();
});
