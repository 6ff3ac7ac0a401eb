/** @jest-environment node */
import { parseReport } from './messages';

it.each([
  { type: 'ready' },
  { type: 'alive' },
  { type: 'shown', run: 2 },
  { type: 'height', height: 300 },
  { type: 'need', name: 'libraries.js' },
  { type: 'problem', run: 1, problem: { file: 'Hello.tsx', line: 3, text: 'x is not defined' } },
])('accepts $type', (report) => {
  expect(parseReport(report)).toEqual(report);
});

it.each([
  null,
  'ready',
  7,
  [],
  {},
  { type: 'eval' },
  { type: 'shown', run: -1 },
  { type: 'shown', run: '1' },
  { type: 'need' },
  { type: 'height', height: 1.5 },
  { type: 'problem', run: 1 },
  { type: 'problem', run: 1, problem: { text: 7 } },
  { type: 'problem', problem: { text: 'x is not defined' } },
])('rejects %p', (data) => {
  expect(parseReport(data)).toBeNull();
});

it('truncates overlong text', () => {
  const problem = { file: 'a'.repeat(9_999), line: 1.5, text: 'b'.repeat(99_999) };
  const report = parseReport({ type: 'problem', run: 1, problem });
  expect(JSON.stringify(report).length).toBeLessThan(1_000);
  expect(report).toMatchObject({ problem: { line: null } });
});
