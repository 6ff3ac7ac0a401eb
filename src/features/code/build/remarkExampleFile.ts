import type { Root } from 'mdast';
import type { Transformer } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { exampleFilePath, readExampleFile } from './exampleFile';

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
      const file = exampleFilePath(fence.meta);
      if (file === null) {
        return;
      }
      if (fence.value !== '') {
        page.fail(`file="${file}": the fence must be empty, the file is its text`, fence);
      }
      try {
        const { text, title } = readExampleFile(siteDir, file);
        fence.value = text;
        fence.meta = /\btitle=/.test(fence.meta ?? '')
          ? fence.meta
          : `title="${title}" ${fence.meta ?? ''}`;
      } catch (error) {
        page.fail(error instanceof Error ? error.message : String(error), fence);
      }
    });
  };
}
