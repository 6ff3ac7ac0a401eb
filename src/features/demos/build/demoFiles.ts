import fs from 'node:fs';
import path from 'node:path';
import { PRODUCTS } from '../../../site';
import {
  type CodeStyling,
  type CodeVariant,
  DEFAULT_STYLING,
  STYLINGS,
  VARIANTS,
} from '../../../site/stylings';
import type { DemoFile as PublishedFile } from '../registry';

/** Where demos lie, beside the pages. */
export const DOCS_FOLDERS = PRODUCTS.map(({ docsPluginId }) => docsPluginId);

/** The files in folders of the site and below them, with their paths from the site's folder. */
export function listFiles(siteDir: string, folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(folder, file)),
  );
}

/** Every demo of the site, in all stylings, sorted. */
export function listDemos(siteDir: string): readonly string[] {
  return listFiles(siteDir, DOCS_FOLDERS)
    .filter((file) => /^[A-Z]\w*\.tsx$/.test(path.basename(file)))
    .map((file) => path.join(siteDir, file))
    .sort();
}

/** A file's path from the site's folder, with slashes. */
export function sitePath(file: string, siteDir: string): string {
  return path.relative(siteDir, file).split(path.sep).join('/');
}

/**
 * A demo's id: its page's address below the base URL, and its name, such as
 * `core/react-dashboard-layout/DashboardLayoutBasic`.
 */
export function demoId(file: string, siteDir: string): string {
  return sitePath(file, siteDir).replace(/^docs-|\.tsx$/g, '');
}

/** One of the stylings that a demo exists in. */
interface DemoStyling {
  readonly styling: CodeStyling;
  /** The component, then the style sheet beside it, where it has one. */
  readonly files: readonly string[];
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
    const component = path.join(path.dirname(file), folder, path.basename(file));
    const files = [component, component.replace(/\.tsx$/, '.css')];
    return fs.existsSync(component)
      ? [{ styling, files: files.filter((one) => fs.existsSync(one)) }]
      : [];
  });
}

async function removeTypes(source: string): Promise<string> {
  // Loaded here, because the threads that read pages need this module without its compilers.
  const [ts, { blankSourceFile }, { format }, ...plugins] = await Promise.all([
    import('typescript'),
    import('ts-blank-space'),
    import('prettier/standalone'),
    import('prettier/plugins/babel'),
    import('prettier/plugins/estree'),
  ]);
  const { ESNext } = ts.ScriptTarget;
  const file = ts.createSourceFile('demo.tsx', source, ESNext, false, ts.ScriptKind.TSX);
  const javaScript = blankSourceFile(file, (node) => {
    throw new Error(`A demo cannot use "${node.getText(file)}": it is not JavaScript`);
  });
  return format(javaScript, { parser: 'babel', plugins, singleQuote: true, printWidth: 80 });
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

/** The comments around the lines that matter. */
const MARK = /^\s*(?:\/\/|\{?\/\*) preview-(start|end)(?: \*\/\}?)?\s*$/;

/** What a page shows of a file. */
interface SplitSource {
  /** The marked lines without their common indent; `null` when none are marked. */
  readonly preview: string | null;
  /** The full file without the marks. */
  readonly full: string;
}

/** Splits a demo's file, with the lines that matter between `preview-start` and `preview-end` comments. */
export function splitDemoSource(source: string): SplitSource {
  const lines = source.trimEnd().split('\n');
  const marks = lines.map((line) => MARK.exec(line)?.[1]);
  const start = marks.indexOf('start');
  const end = marks.indexOf('end');
  const marked = start !== -1 && end > start ? lines.slice(start + 1, end) : [];
  const indents = marked.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const indent = Math.min(...indents);
  return {
    preview: marked.length > 0 ? marked.map((line) => line.slice(indent)).join('\n') : null,
    full: lines.filter((_line, index) => !marks[index]).join('\n'),
  };
}

/** A file of a demo as published, and what a page shows of it at first. */
export type DemoFile = Omit<PublishedFile, 'words'> & SplitSource;

/** The files of a demo in one of its stylings, first with TypeScript, then with JavaScript. */
export async function readDemoFiles({ styling, files }: DemoStyling): Promise<readonly DemoFile[]> {
  const read = async (file: string, variant: CodeVariant): Promise<DemoFile> => {
    const name = path.basename(file);
    const source = fs.readFileSync(file, 'utf8');
    if (variant === 'TS' || name.endsWith('.css')) {
      const language = name.endsWith('.css') ? 'css' : 'tsx';
      return { name, language, styling, variant, ...splitDemoSource(source) };
    }
    const javaScript = splitDemoSource(await toJavaScript(source));
    return {
      name: name.replace(/\.tsx$/, '.js'),
      language: 'jsx',
      styling,
      variant,
      ...javaScript,
    };
  };
  return Promise.all(VARIANTS.flatMap((variant) => files.map((file) => read(file, variant))));
}
