import { transform } from 'sucrase';
import type { Problem, RunFile, RunFiles } from '../messages';
import { addGuards, GUARD_NAME } from './guards';

/** An error in the reader's code, with its location if known. */
export class DemoError extends Error {
  constructor(
    message: string,
    readonly file: string | null = null,
    readonly line: number | null = null,
  ) {
    super(message);
  }
}

/** The package of a module: `@mui/material/Box` → `@mui/material`. */
function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The error for an unsupported import; lists what can be imported instead. */
function importRefused(name: string, available: readonly string[]): string {
  const offered = available.filter((other) => other !== 'react/jsx-runtime');
  const ofPackage = offered.filter((other) => packageOf(other) === packageOf(name));
  const packages = offered.map((other) =>
    other === packageOf(other) ? other : `${packageOf(other)}/…`,
  );
  const what = ofPackage.length > 0 ? ofPackage : packages;
  return `“${name}” cannot be imported here. Demos can import: ${[...new Set(what)].sort().join(', ')}.`;
}

/** The location in compilers' messages; shown separately. */
const PLACE = /^Error transforming \S+: |\s*\(\d+:\d+\)$/g;

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
 * Compiles a demo, preserving line numbers.
 *
 * @param available the importable modules
 * @returns a module that exports a function of `module`, `exports`, `require` and the guard, and
 *   the modules that the demo imports, except its own style sheets
 * @throws DemoError on a syntax error or an unsupported import
 */
export function compileDemo(files: RunFiles, available: readonly string[]) {
  const [component] = files;
  const { code, required } = translate(component);
  const own = files.map(({ name }) => `./${name}`);
  const others = required.filter(({ name }) => !own.includes(name));
  const refused = others.find(({ name }) => !available.includes(name));
  if (refused) {
    throw new DemoError(importRefused(refused.name, available), component.name, refused.line);
  }
  return {
    // The wrapper adds no line before the code, so that errors have the reader's line numbers.
    code: `export default function(module,exports,require,${GUARD_NAME}){${code}\n}\n//# sourceURL=${component.name}`,
    imports: [...new Set(others.map(({ name }) => name))],
  };
}

/** React's production build only reports error codes. */
const REACT_ERRORS: Readonly<Record<string, string>> = {
  31: "Objects can't be rendered: render one of their properties.",
  130: 'An element’s component is undefined: check the names of imports and exports.',
  185: 'An effect or a render sets state endlessly, so React stopped.',
  301: 'A render sets state endlessly, so React stopped.',
  310: 'More hooks were called than in the previous render: call hooks before any early return.',
  300: 'Fewer hooks were called than in the previous render: call hooks before any early return.',
  321: 'Hooks can only be called in the body of a component.',
};

/** Removes generated import names from a message. */
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

/** Describes a demo's error for the reader. */
export function describeError(error: unknown, file: string): Problem {
  if (error instanceof DemoError) {
    return { file: error.file, line: error.line, text: error.message };
  }
  if (!(error instanceof Error)) {
    return { file, line: null, text: String(error) };
  }
  // Not every engine names a module after its `sourceURL`.
  const place = new RegExp(`(?:${file.replace('.', '\\.')}|blob:[^\\s)]+?):(\\d+)`);
  const [, line] = place.exec(error.stack ?? '') ?? [];
  return { file, line: line ? Number(line) : null, text: readable(error.message) };
}
