/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createOwnProgram } from '../declarations';
import { evaluate, findExport } from './components';

describe('values read from a module without running it', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'constants-'));
  const file = (name: string, text: string) => {
    fs.writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  afterAll(() => {
    fs.rmSync(folder, { recursive: true });
  });

  const read = (main: string, name: string) => {
    const program = createOwnProgram([main]);
    return evaluate(findExport(program, main, name), program.getTypeChecker());
  };

  it('follow imports, spreads and aliases', () => {
    file('shared.js', 'var SIZES = ["s", "m"]; export { SIZES as sizes };');
    const main = file(
      'main.js',
      'import { sizes as all } from "./shared.js"; var base = { on: true }; var config = { ...base, all, none: null, count: 3 }; export { config as default };',
    );
    expect(read(main, 'default')).toEqual({
      on: true,
      all: ['s', 'm'],
      none: null,
      count: 3,
    });
  });

  it('are rejected if only running the module would reveal them', () => {
    const main = file('late.js', 'var at = { now: Date.now() }; export { at };');
    expect(() => read(main, 'at')).toThrow('"Date.now()" is not a constant');
    expect(() => read(main, 'other')).toThrow('no export "other"');
  });
});
