/** @jest-environment node */
import { compileDemo, describeError } from './compile';
import { addGuards, createGuard } from './guards';

const AVAILABLE = ['react', 'react/jsx-runtime', '@mui/material/Button', '@mui/material/Stack'];

function compile(text: string, language: 'tsx' | 'jsx' = 'tsx') {
  return compileDemo([{ name: 'Hello.tsx', language, full: text }], AVAILABLE);
}

function problemOf(text: string) {
  try {
    compile(text);
    return null;
  } catch (error) {
    return describeError(error, '');
  }
}

/** Runs guarded code; each read of the clock advances it by 20 ms. */
function run(code: string): unknown {
  let time = 0;
  const guard = createGuard(() => (time += 20));
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- only a browser imports a blob
  return new Function('__guard', `return ${addGuards(`(function () {${code}\n})()`).code}`)(guard);
}

describe('compiling', () => {
  it('strips types, compiles JSX, keeps line numbers, and lists the imports', () => {
    const { code, imports } = compile(
      "import * as React from 'react';\nimport type { X } from 'elsewhere';\nexport default function Hello(x: X) {\n  return <p>{x}</p>;\n}\n",
    );
    expect(imports).toEqual(['react/jsx-runtime', 'react']);
    expect(code.split('\n')[2]).toContain('function Hello(x)');
    expect(code).toContain('//# sourceURL=Hello.tsx');
  });

  it.each([
    ['export default function A() {\n  return (;\n}', 2],
    ['const a = 1;\nconst a = 2;', 2],
    ['const a = 1;\n\nawait = ;', 3],
  ])('reports an error’s line: %j', (text, line) => {
    expect(problemOf(text)).toMatchObject({ file: 'Hello.tsx', line });
  });

  it('lists the supported imports when one is not supported', () => {
    expect(problemOf("\nimport x from 'lodash';\nx();")).toEqual({
      file: 'Hello.tsx',
      line: 2,
      text: '“lodash” cannot be imported here. Demos can import: @mui/material/…, react.',
    });
    expect(problemOf("import B from '@mui/material/Box';\nB();")?.text).toContain(
      'Demos can import: @mui/material/Button, @mui/material/Stack.',
    );
  });
});

describe('guards', () => {
  it.each([
    'for (;;) {}',
    'for (;;);',
    'while (true) { try { while (true) {} } catch {} }',
    'do {} while (true)',
    'for (const x of (function* () { for (;;) yield 1 })()) {}',
    'let a = 1; for (;;) try { null.x } catch { a += 1 }',
  ])('stop %s', (code) => {
    expect(() => run(code)).toThrow('This ran for too long');
  });

  it.each([
    ['const f = a => b => ({ sum: a + b }); return f(1)(2).sum', 3],
    ['let n = 0; for (let i = 0; i < 3; i++) for (const x of [1, 2]) n += x; return n', 9],
    ['let n = 0; while (n < 4) n++\nreturn n', 4],
    [
      'const fs = []; for (let i = 0; i < 2; i++) fs.push(() => i)\nreturn fs.map(f => f()).join()',
      '0,1',
    ],
    [
      'class A { #x = 1; get x() { return this.#x } static { this.y = 2 } } return new A().x + A.y',
      3,
    ],
    ['a: for (const x of [1, 2]) { for (;;) { if (x < 2) continue a; break a } } return 5', 5],
  ])('do not change the result of %s', (code, result) => {
    expect(run(code)).toBe(result);
  });
});

describe('errors', () => {
  it.each(['Hello.tsx', 'blob:null/3e2c-41'])('are reported at the line of %s', (place) => {
    const error = new TypeError('x is undefined');
    error.stack = `TypeError\n    at r (https://mui.com/a.js:3:5)\n    at Hello (${place}:12:5)`;
    expect(describeError(error, 'Hello.tsx').line).toBe(12);
  });

  it('that are no error objects have no line', () => {
    const problem = { file: 'Hello.tsx', line: null, text: 'thrown' };
    expect(describeError('thrown', 'Hello.tsx')).toEqual(problem);
  });

  it('use the reader’s identifiers, and spell out React’s error codes', () => {
    const text = (message: string) => describeError(new Error(message), 'Hello.tsx').text;
    expect(text('(0 , _react.useStat) is not a function')).toBe('useStat is not a function');
    expect(text('Minified React error #130; visit https://react.dev')).toContain('is undefined');
  });
});
