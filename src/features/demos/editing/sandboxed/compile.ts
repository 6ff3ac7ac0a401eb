import { transform } from 'sucrase';
import type { Problem, RunFile } from '../messages';
import { addGuards, GUARD_NAME } from './guards';

/** An error in the reader's code, with its place where that is known. */
export class DemoError extends Error {
  constructor(
    message: string,
    readonly file: string | null = null,
    readonly line: number | null = null,
  ) {
    super(message);
  }
}

/** `react`, `@toolpad/core`, `@mui/material`. */
function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}

/**
 * Says that a module cannot be imported, and what can be.
 *
 * @param available the names of all modules that demos import
 */
function importRefused(name: string, available: readonly string[]): string {
  const offered = available.filter((other) => other !== 'react/jsx-runtime');
  const ofPackage = offered.filter((other) => packageOf(other) === packageOf(name));
  const packages = offered.map((other) =>
    other === packageOf(other) ? other : `${packageOf(other)}/…`,
  );
  const what = ofPackage.length > 0 ? ofPackage : packages;
  return `“${name}” cannot be imported here. Demos import: ${[...new Set(what)].sort().join(', ')}.`;
}

/** The location that compilers append to their messages; it is shown separately. */
const PLACE = /^Error transforming \S+: |\s*\(\d+:\d+\)$/g;

/** TypeScript and JSX become JavaScript, imports become calls, and loops and functions are guarded. */
function translate({ name, language, full }: RunFile): ReturnType<typeof addGuards> {
  try {
    const { code } = transform(full, {
      transforms: language === 'tsx' ? ['typescript', 'jsx', 'imports'] : ['jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
      filePath: name,
    });
    return addGuards(code);
  } catch (error) {
    const { message, loc } = error as Error & { readonly loc?: { readonly line: number } };
    throw new DemoError(message.replace(PLACE, ''), name, loc?.line);
  }
}

/**
 * Compiles a demo. Lines stay where they are.
 *
 * @param files the component first
 * @param available the names of all modules that demos import
 * @returns an expression, a function of `module`, `exports`, `require` and the guard, and the modules that it
 * imports, without its own style sheets
 * @throws DemoError on a syntax error or an unsupported import
 */
export function compileDemo(files: readonly RunFile[], available: readonly string[]) {
  const component = files[0] as RunFile;
  const { code, required } = translate(component);
  const own = files.map(({ name }) => `./${name}`);
  const others = required.filter(({ name }) => !own.includes(name));
  const refused = others.find(({ name }) => !available.includes(name));
  if (refused) {
    throw new DemoError(importRefused(refused.name, available), component.name, refused.line);
  }
  return {
    // On one line with its beginning: lines of errors are those that the reader sees.
    code: `(function(module,exports,require,${GUARD_NAME}){${code}\n})\n//# sourceURL=${component.name}`,
    imports: [...new Set(others.map(({ name }) => name))],
  };
}

/** Errors of React that its production build names by number alone. */
const REACT_ERRORS: Readonly<Record<string, string>> = {
  31: 'An object cannot be shown: show one of its properties.',
  130: 'An element has no component: is something imported or exported under another name?',
  185: 'State is set again and again in an effect or while rendering, so React stopped.',
  301: 'State is set again and again while rendering, so React stopped.',
  310: 'More hooks are called than at the rendering before: call them before any return.',
  300: 'Fewer hooks are called than at the rendering before: call them before any return.',
  321: 'Hooks can be called in the body of a component only.',
};

/** Strips the generated names of imports from a message. */
function readable(message: string): string {
  const [, number = ''] = /^Minified React error #(\d+)/.exec(message) ?? [];
  return (
    REACT_ERRORS[number] ??
    message
      .replace(/\(0 ?, ?_\w+\.(\w+)\)/g, '$1')
      .replace(/\b_([A-Za-z]+)\d*\.default\b/g, '$1')
      .replace(/\b_[a-z]\w*\.([A-Z]\w*)/g, '$1')
  );
}

/**
 * The error of a demo, with its line if that is known.
 *
 * @param lastLine where the guard was called last
 */
export function describeError(error: unknown, file: string, lastLine: number | null): Problem {
  if (error instanceof DemoError) {
    return { file: error.file, line: error.line, text: error.message };
  }
  if (!(error instanceof Error)) {
    return { file, line: lastLine, text: String(error) };
  }
  const [, told] = new RegExp(`${file.replace('.', '\\.')}:(\\d+)`).exec(error.stack ?? '') ?? [];
  return { file, line: told ? Number(told) : lastLine, text: readable(error.message) };
}
