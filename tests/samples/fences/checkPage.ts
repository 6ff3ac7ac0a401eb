import { readExampleFile } from '../../../src/features/code/build/remarkExampleFile';
import { checkJson, checkYaml, type FenceProblem } from './checkData';
import { checkShell } from './checkShell';
import { extractFences, usedPages, type Fence } from './extractFences';
import { kindOf, LANGUAGES } from './languages';
import type { Problem } from '../../../src/build/tools/problem';

/** A page and its fences. */
export interface Page {
  /** How messages name it, such as `docs-core/introduction/index.mdx`. */
  readonly file: string;
  readonly fences: readonly Fence[];
  /** Pages whose files its own can import too: it says so in `{/* files of ../index.mdx *\/}`. */
  readonly uses: readonly string[];
}

/** A fence as readers see it: one that names a file of an example app contains that file. */
function withExample(fence: Fence): Fence {
  if (fence.file === null) {
    return fence;
  }
  const { text, title } = readExampleFile(process.cwd(), fence.file);
  return { ...fence, code: text, title: fence.title ?? title };
}

/**
 * Reads a page's text.
 *
 * @returns the page, or the problem if it is not valid MDX
 */
export function readPage(file: string, source: string): Page | Problem {
  try {
    return {
      file,
      fences: extractFences(source).map(withExample),
      uses: usedPages(file, source),
    };
  } catch (error) {
    const { line, reason } = error as { line?: number; reason?: string };
    return { file, line: line ?? 1, message: reason ?? String(error) };
  }
}

function checkContent(fence: Fence): readonly FenceProblem[] {
  switch (kindOf(fence.language)) {
    case 'json':
      return checkJson(fence);
    case 'yaml':
      return checkYaml(fence);
    case 'shell':
      return checkShell(fence);
    case 'script':
    case 'plain':
      return [];
    case null:
      return [
        {
          index: -1,
          message: `a fence is in ${LANGUAGES.join(', ')}, not in "${fence.language}"`,
        },
      ];
  }
}

function checkFence(fence: Fence): readonly FenceProblem[] {
  if (fence.isFragment) {
    const message = 'a fragment needs a title that says what it belongs to';
    return fence.title === null ? [{ index: -1, message }] : [];
  }
  return checkContent(fence);
}

/** Checks a page's fences, except for the types of scripts. */
export function checkFences({ file, fences }: Page): readonly Problem[] {
  return fences.flatMap((fence) =>
    checkFence(fence).map(({ index, message }) => ({
      file,
      line: fence.line + 1 + index,
      message,
    })),
  );
}

/**
 * Counts the scripts of a product that are fragments.
 *
 * @returns a message if they are a tenth of all or more; else `null`
 */
export function tooManyFragments(pages: readonly Page[]): string | null {
  const scripts = pages.flatMap(({ fences }) =>
    fences.filter(({ language }) => kindOf(language) === 'script'),
  );
  const fragments = scripts.filter(({ isFragment }) => isFragment);
  return fragments.length > 0 && fragments.length * 10 >= scripts.length
    ? `${fragments.length} of ${scripts.length} scripts are fragments; fewer than a tenth may be`
    : null;
}
