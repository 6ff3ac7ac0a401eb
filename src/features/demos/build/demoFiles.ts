import fs from 'node:fs';
import path from 'node:path';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import { format } from 'prettier/standalone';
import { blankSourceFile } from 'ts-blank-space';
import ts from 'typescript';
import {
  type CodeStyling,
  type CodeVariant,
  DEFAULT_STYLING,
  STYLINGS,
} from '../../../site/stylings';
import { splitDemoSource, type SplitSource } from './demoSource';

/**
 * A demo's id: its page's address below the base URL, and its name, such as
 * `core/react-dashboard-layout/DashboardLayoutBasic`.
 */
export function demoId(file: string, siteDir: string): string {
  return path
    .relative(siteDir, file)
    .split(path.sep)
    .join('/')
    .replace(/^docs-/, '')
    .replace(/\.tsx$/, '');
}

/** One of the stylings that a demo exists in. */
export interface DemoStyling {
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
export function demoStylings(file: string): readonly DemoStyling[] {
  return STYLINGS.flatMap((styling) => {
    const folder = styling === DEFAULT_STYLING ? '.' : styling;
    const styled = path.join(path.dirname(file), folder, path.basename(file));
    if (!fs.existsSync(styled)) {
      return [];
    }
    const styleSheet = styled.replace(/\.tsx$/, '.css');
    return [{ styling, file: styled, styleSheet: fs.existsSync(styleSheet) ? styleSheet : null }];
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

/** A file of a demo as published. */
export interface DemoFile extends SplitSource {
  /** Its name, such as `DashboardLayoutBasic.js`. */
  readonly name: string;
  readonly language: 'tsx' | 'jsx' | 'css';
  readonly styling: CodeStyling;
  readonly variant: CodeVariant;
}

/**
 * The files of a demo in one of its stylings, in TypeScript and in JavaScript: the component first, then
 * its style sheet.
 */
export async function readDemoFiles(demo: DemoStyling): Promise<readonly DemoFile[]> {
  const { styling, file, styleSheet } = demo;
  const source = fs.readFileSync(file, 'utf8');
  const name = path.basename(file);
  const css = styleSheet === null ? null : splitDemoSource(fs.readFileSync(styleSheet, 'utf8'));
  const withStyles = (component: DemoFile): readonly DemoFile[] =>
    css === null || styleSheet === null
      ? [component]
      : [component, { ...component, ...css, name: path.basename(styleSheet), language: 'css' }];
  return [
    ...withStyles({ ...splitDemoSource(source), name, language: 'tsx', styling, variant: 'TS' }),
    ...withStyles({
      ...splitDemoSource(await toJavaScript(source)),
      name: name.replace(/\.tsx$/, '.js'),
      language: 'jsx',
      styling,
      variant: 'JS',
    }),
  ];
}
