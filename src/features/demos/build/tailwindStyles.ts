import fs from 'node:fs';
import { compile } from 'tailwindcss';
import { CLASS_SEPARATOR, TAILWIND_SHEET } from '../tailwindSheet';

/** Generates CSS for the Tailwind classes in a source file. */
export async function tailwindStyles(source: string): Promise<string> {
  const compiler = await compile(TAILWIND_SHEET, {
    base: __dirname,
    loadStylesheet: (id, base) => {
      const path = require.resolve(id);
      return Promise.resolve({ path, base, content: fs.readFileSync(path, 'utf8') });
    },
  });
  return compiler.build(source.split(CLASS_SEPARATOR));
}
