/** @jest-environment node */
import { hashProgram } from '../demos/posters.mjs';

describe('what the pictures of a demo are taken of', () => {
  const DEMO = `import * as React from 'react';
export default function Demo() {
  const size: number = 3;
  return <p>{size}</p>;
}
`;

  it.each([
    ['a comment', DEMO.replace('export', '// What it shows.\nexport')],
    ['types', DEMO.replace(': number', '')],
    ['format', DEMO.replaceAll('  ', '    ')],
  ])('is the same after a change of %s', (_name, changed) => {
    expect(hashProgram(changed)).toBe(hashProgram(DEMO));
  });

  it('is another one when the program changes', () => {
    expect(hashProgram(DEMO.replace('3', '4'))).not.toBe(hashProgram(DEMO));
  });
});
