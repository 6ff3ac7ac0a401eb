/** @jest-environment node */
import { applyDiff } from './applyDiff';

const CODE = 'one\n  two\nthree\ntwo';

it('replaces, removes and adds lines, in several places', () => {
  expect(applyDiff(CODE, ' one\n-  two\n+  2\n…\n three\n-two\n+2\n+four')).toBe(
    'one\n  2\nthree\n2\nfour',
  );
});

it.each([
  ['nowhere', ' one\n-three'],
  ['in several places', '-two\n+2'],
])('refuses a change that fits %s', (where, diff) => {
  expect(() => applyDiff('two\none\ntwo', diff)).toThrow(`fits ${where}`);
});
