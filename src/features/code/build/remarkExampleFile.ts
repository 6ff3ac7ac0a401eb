import fs from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { Transformer } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

const MARK = /(?:^|\s)file="([^"]*)"/;

/** A file of an example app, as a page shows it. */
export interface ExampleFile {
  readonly text: string;
  /** Its path in the app, such as `toolpad/pages/stock/page.yml`. */
  readonly title: string;
}

/**
 * Reads a file of an example app.
 *
 * @param siteDir the repository
 * @param file its path below `examples/`
 * @throws Error that explains what is wrong with the path
 */
export function readExampleFile(siteDir: string, file: string): ExampleFile {
  const [example = '', ...rest] = file.split('/');
  if (rest.length === 0 || file.split('/').includes('..')) {
    throw new Error(`file="${file}": use a path below examples/, example and file`);
  }
  const source = path.join(siteDir, 'examples', file);
  if (!fs.existsSync(source)) {
    throw new Error(`file="${file}": no such file in examples/${example}`);
  }
  return { text: fs.readFileSync(source, 'utf8').trimEnd(), title: rest.join('/') };
}

/**
 * Fills a fence marked `file="<example>/<path>"` with that file of an example app, so that a page
 * cannot show another text than the app has. Its title is the file's path in the app, unless the
 * fence has one of its own.
 *
 * @throws (as a message of the page) when there is no such file, or the fence has a text already
 */
export default function remarkExampleFile({ siteDir }: { siteDir: string }): Transformer<Root> {
  return (tree: Root, page: VFile) => {
    visit(tree, 'code', (fence) => {
      const meta = fence.meta ?? '';
      const [, file] = MARK.exec(meta) ?? [];
      if (file === undefined) {
        return;
      }
      if (fence.value !== '') {
        page.fail(`file="${file}": the fence must be empty, the file is its text`, fence);
      }
      try {
        const { text, title } = readExampleFile(siteDir, file);
        fence.value = text;
        fence.meta = /\btitle=/.test(meta) ? meta : `title="${title}" ${meta}`;
      } catch (error) {
        page.fail((error as Error).message, fence);
      }
    });
  };
}
