/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { call, inlineScript } from './inlineScript';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'scripts-'));

afterAll(() => {
  fs.rmSync(folder, { recursive: true });
});

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  fs.writeFileSync(file, text);
  return file;
}

/** Only its name and its types count; the file below has the code. */
const greet: (names: readonly string[], mark?: string) => void = () => undefined;

const GREET = write(
  'greet.ts',
  `import type { Plugin } from 'elsewhere';
const HELLO: string = 'hello';
function shout(text: string): string { return text.toUpperCase(); }
export function greet(names: readonly string[], mark = '!') {
  names.forEach((name) => said.push(HELLO + ' ' + shout(name) + mark));
}
export function unused(): void { said.push('unused'); }`,
);
const BROKEN = write('broken.ts', 'export function greet() { throw new Error("refused"); }');

function said(script: string): string[] {
  const words: string[] = [];
  runInNewContext(script, { said: words });
  return words;
}

it('calls the functions in order with their arguments', () => {
  const script = inlineScript([call(GREET, greet, ['a', 'b']), call(GREET, greet, ['c'], '?')]);
  expect(said(script)).toEqual(['hello A!', 'hello B!', 'hello C?']);
  expect(script).not.toContain('unused');
});

it('continues after one that throws', () => {
  const script = inlineScript([call(BROKEN, greet, []), call(GREET, greet, ['a'])]);
  expect(said(script)).toEqual(['hello A!']);
});

it('cannot be ended by an argument', () => {
  const script = inlineScript([call(GREET, greet, ['</script>'])]);
  expect(script).not.toContain('</script');
  expect(said(script)).toEqual(['hello </SCRIPT>!']);
});

it('keeps what functions of one file share apart from those of another', () => {
  const other = write(
    'other.ts',
    "const HELLO = 'bye';\nexport function greet() { said.push(HELLO); }",
  );
  expect(said(inlineScript([call(GREET, greet, ['a']), call(other, greet, [])]))).toEqual([
    'hello A!',
    'bye',
  ]);
});

it('rejects a file that imports code', () => {
  const file = write('importing.ts', "import { a } from './a';\nexport function greet() { a(); }");
  expect(() => inlineScript([call(file, greet, [])])).toThrow(
    /importing\.ts: an inline script cannot import anything: import \{ a \}/,
  );
});
