import fs from 'node:fs';
import path from 'node:path';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import { format } from 'prettier/standalone';
import { blankSourceFile } from 'ts-blank-space';
import ts from 'typescript';
import { type CodeStyling, DEFAULT_STYLING, STYLINGS } from '../../../site/stylings';

/** One of the stylings that a demo exists in. */
export interface DemoVersion {
  readonly styling: CodeStyling;
  /** The component's file. */
  readonly file: string;
  /** The style sheet beside it, where it has one. */
  readonly styleSheet: string | null;
}

/**
 * The files of a demo: `Name.tsx` is styled with the system; `tailwind/Name.tsx` and
 * `css/Name.tsx`, where they exist, are the same demo styled otherwise (spec 3.3).
 *
 * @param file of the demo, system styled
 */
export function demoVersions(file: string): readonly DemoVersion[] {
  return STYLINGS.flatMap((styling) => {
    const folder = styling === DEFAULT_STYLING ? '.' : styling;
    const version = path.join(path.dirname(file), folder, path.basename(file));
    if (!fs.existsSync(version)) {
      return [];
    }
    const styleSheet = version.replace(/\.tsx$/, '.css');
    return [{ styling, file: version, styleSheet: fs.existsSync(styleSheet) ? styleSheet : null }];
  });
}

async function removeTypes(source: string): Promise<string> {
  const file = ts.createSourceFile(
    'demo.tsx',
    source,
    ts.ScriptTarget.ESNext,
    false,
    ts.ScriptKind.TSX,
  );
  const javaScript = blankSourceFile(file, (node) => {
    throw new Error(`A demo cannot use "${node.getText(file)}": it is not JavaScript`);
  });
  return format(javaScript, {
    parser: 'babel',
    plugins: [babel, estree],
    singleQuote: true,
    printWidth: 80,
  });
}

/** What a source has become, since the page and the registry ask, each for two bundles. */
const converted = new Map<string, Promise<string>>();

/**
 * A demo's source without its types, laid out like the original.
 *
 * @param source TypeScript with JSX; what it imports for its types alone is imported as a `type`
 * @returns JavaScript with JSX
 * @throws Error (as a rejection) for syntax that is no mere annotation, such as an `enum`
 */
export function toJavaScript(source: string): Promise<string> {
  const known = converted.get(source) ?? removeTypes(source);
  converted.set(source, known);
  return known;
}
