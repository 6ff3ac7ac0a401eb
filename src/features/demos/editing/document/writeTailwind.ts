import { compile } from 'tailwindcss';
import theme from 'tailwindcss/theme.css';
import utilities from 'tailwindcss/utilities.css';
import { CLASS_SEPARATOR, TAILWIND_SHEET } from '../../tailwindSheet';

const SHEETS: Readonly<Record<string, string>> = {
  'tailwindcss/theme.css': theme,
  'tailwindcss/utilities.css': utilities,
};

/** The browser version of `tailwindStyles`. */
export async function writeTailwind(source: string): Promise<string> {
  const compiled = await compile(TAILWIND_SHEET, {
    loadStylesheet: (id, base) => Promise.resolve({ path: id, base, content: SHEETS[id] ?? '' }),
  });
  return compiled.build(source.split(CLASS_SEPARATOR));
}
