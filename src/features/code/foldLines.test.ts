import { decodeLines } from './codeWords';
import { foldLines } from './foldLines';

/** A module with imports, and as many lines below them. */
function moduleOf(imports: readonly string[], count: number): string {
  return [...imports, ...Array.from({ length: count }, (_, line) => `line(${line});`)].join('\n');
}

const fold = (code: string, marked: readonly number[] = []) =>
  foldLines(decodeLines(code, ''), marked);

const IMPORTS = [
  "'use client';",
  "import * as React from 'react';",
  'import {',
  '  Account,',
  "} from '@toolpad/core/Account';",
  '',
];

describe('spec 3.5: long code folds at the lines that matter', () => {
  it('never below 30 lines', () => {
    expect(fold(moduleOf([], 30))).toBeNull();
    expect(fold(moduleOf([], 31))).not.toBeNull();
  });

  it('after the imports, whatever stands between them', () => {
    expect(fold(moduleOf(IMPORTS, 40))).toEqual({ from: 6, to: 18 });
  });

  it('from the start where hiding the imports would save nothing', () => {
    expect(fold(moduleOf(["import a from 'a';", ''], 40))).toEqual({ from: 0, to: 12 });
  });

  it('at the first mark, with the line before it', () => {
    expect(fold(moduleOf(IMPORTS, 60), [30, 31, 55])).toEqual({ from: 29, to: 41 });
  });

  it('shows a longer run of marks', () => {
    expect(fold(moduleOf(IMPORTS, 60), [30, 48])).toEqual({ from: 29, to: 50 });
  });

  it('shows a mark on the last line', () => {
    expect(fold(moduleOf([], 40), [39])).toEqual({ from: 28, to: 40 });
  });

  it('shows something of a block that only imports', () => {
    const imports = Array.from({ length: 40 }, (_, line) => `import a${line} from 'a';`);
    expect(fold(imports.join('\n'))).toEqual({ from: 28, to: 40 });
  });
});
