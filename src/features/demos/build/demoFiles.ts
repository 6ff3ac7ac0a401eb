import fs from 'node:fs';
import path from 'node:path';
import { buildCache, codeHash } from '../../../build/tools/buildCache';
import { PRODUCTS } from '../../../site';
import type { DemoSource } from '../../../build/tools/publishing';
import {
  type CodeVariant,
  DEFAULT_STYLING,
  STYLING_NAMES,
  STYLINGS,
  VARIANTS,
} from '../../../site/stylings';
import type { DemoFile as PublishedFile } from '../registry';

/** Folders that contain demos, next to the pages. */
export const DOCS_FOLDERS = PRODUCTS.map(({ docsPluginId }) => docsPluginId);

/** All files below the folders, relative to the site's folder. */
function listFiles(siteDir: string, folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(folder, file)),
  );
}

/** All demo components in all stylings. */
export function listDemos(siteDir: string): readonly string[] {
  return listFiles(siteDir, DOCS_FOLDERS)
    .filter((file) => /^[A-Z]\w*\.tsx$/.test(path.basename(file)))
    .map((file) => path.join(siteDir, file))
    .sort();
}

/** A file's path relative to the site's folder, with forward slashes. */
export function sitePath(file: string, siteDir: string): string {
  return path.relative(siteDir, file).split(path.sep).join('/');
}

/** A demo's id, such as `core/react-dashboard-layout/DashboardLayoutBasic`. */
export function demoId(file: string, siteDir: string): string {
  return sitePath(file, siteDir).replace(/^docs-|\.tsx$/g, '');
}

/**
 * A demo's files, the component before its style sheet: `file` uses MUI System; `tailwind/Name.tsx`
 * and `css/Name.tsx`, if they exist, are the same demo in other stylings (spec 3.3).
 */
export function demoStylings(file: string) {
  return STYLINGS.flatMap((styling) => {
    const folder = styling === DEFAULT_STYLING ? '.' : styling;
    const component = path.join(path.dirname(file), folder, path.basename(file));
    const files = [component, component.replace(/\.tsx$/, '.css')];
    return fs.existsSync(component)
      ? [{ styling, files: files.filter((one) => fs.existsSync(one)) }]
      : [];
  });
}

/** How a demo imports `docs-<product>/server.ts`. */
const SERVER_IMPORT = /^import \{ ask \} from '((?:\.\.\/)+server)';\n/m;

/** Whether a demo asks the stand-in for a server, whose failures readers can choose. */
export function asksServer(file: string): boolean {
  return SERVER_IMPORT.test(fs.readFileSync(file, 'utf8'));
}

/** A file as published: with the stand-in for a server at its end, so that it runs on its own. */
function readSource(file: string): string {
  const source = fs.readFileSync(file, 'utf8');
  const [line, server] = SERVER_IMPORT.exec(source) ?? [];
  if (line === undefined) {
    return source;
  }
  const code = fs.readFileSync(path.resolve(path.dirname(file), `${server}.ts`), 'utf8');
  return `${source.replace(line, '')}\n${code.replace(/^export /m, '')}`;
}

async function removeTypes(source: string): Promise<string> {
  // Imported lazily: threads that read pages import this module but don't need the compilers.
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

/**
 * Removes the types from a demo's source, keeping its layout.
 *
 * @param source TSX; type-only imports must be marked `type`
 * @throws Error (as a rejection) for syntax that can't be erased, such as an `enum`
 */
export function toJavaScript(source: string): Promise<string> {
  const code = codeHash('src/features/demos/build/demoFiles.ts');
  return buildCache('demo-javascript', [code, source], () => removeTypes(source));
}

/** The comments around the highlights. */
const MARK = /^\s*(?:\/\/|\{?\/\*) preview-(start|end)(?: \*\/\}?)?\s*$/;

/**
 * Extracts the highlights, between `preview-start` and `preview-end` comments, from a file.
 *
 * @returns as `preview` the marked lines, dedented; `null` if there are none
 */
export function splitDemoSource(source: string) {
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

/** A published file with its preview. */
export type DemoFile = Omit<PublishedFile, 'words'> & ReturnType<typeof splitDemoSource>;

/** The files of one styling, first in TypeScript, then in JavaScript. */
export async function readDemoFiles({
  styling,
  files,
}: ReturnType<typeof demoStylings>[number]): Promise<readonly DemoFile[]> {
  const read = async (file: string, variant: CodeVariant): Promise<DemoFile> => {
    const name = path.basename(file);
    const source = readSource(file);
    if (variant === 'TS' || name.endsWith('.css')) {
      const language = name.endsWith('.css') ? 'css' : 'tsx';
      return { name, language, styling, variant, ...splitDemoSource(source) };
    }
    const own = { name: name.replace(/\.tsx$/, '.js'), language: 'jsx', styling, variant } as const;
    return { ...own, ...splitDemoSource(await toJavaScript(source)) };
  };
  return Promise.all(VARIANTS.flatMap((variant) => files.map((file) => read(file, variant))));
}

/** The files that {@link readDemoSource} may read, relative to the site's folder. */
export function demoSourceFiles(siteDir: string): readonly string[] {
  return listFiles(siteDir, DOCS_FOLDERS).filter((file) => /\.(?:tsx?|css)$/.test(file));
}

/** A demo's TypeScript source in all stylings, for Markdown pages; throws if there is none. */
export function readDemoSource(siteDir: string, id: string): readonly DemoSource[] {
  const stylings = demoStylings(path.join(siteDir, `docs-${id}.tsx`));
  if (stylings.length === 0) {
    throw new Error(`The demo ${id} has no file`);
  }
  return stylings.map(({ styling, files }) => ({
    styling: STYLING_NAMES[styling],
    files: files.map((file) => ({
      name: path.basename(file),
      language: path.extname(file).slice(1),
      code: splitDemoSource(readSource(file)).full,
    })),
  }));
}
