/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { evaluate } from './constants';
import { findExport } from './moduleNames';

describe('values read from a module without running it', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'constants-'));
  const file = (name: string, text: string) => {
    fs.writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  afterAll(() => {
    fs.rmSync(folder, { recursive: true });
  });

  it('follow imports, spreads and names', () => {
    file('shared.js', 'var SIZES = ["s", "m"]; export { SIZES as sizes };');
    const main = file(
      'main.js',
      'import { sizes as all } from "./shared.js"; var base = { on: true }; var config = { ...base, all, none: null, count: 3 }; export { config as default };',
    );
    expect(evaluate(findExport(main, 'default'))).toEqual({
      on: true,
      all: ['s', 'm'],
      none: null,
      count: 3,
    });
  });

  it('are refused where only running could tell', () => {
    const main = file('late.js', 'var at = { now: Date.now() }; export { at };');
    expect(() => evaluate(findExport(main, 'at'))).toThrow('"Date.now()" is no constant');
    expect(() => findExport(main, 'other')).toThrow('no export "other"');
  });
});
