import fs from 'node:fs';
import path from 'node:path';
import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Transformer } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { textAttribute } from '../../../build/tools/hast';
import {
  asksServer,
  type DemoFile,
  demoId,
  demoStylings,
  readDemoFiles,
  sitePath,
} from './demoFiles';

/** The only files that a page may publish as demos. */
const DEMO_FILE = /^docs-\w+\/.+\.tsx$/;

function fence({ name, language, styling, variant, preview, full }: DemoFile): Code {
  const meta = `title="${name}" styling=${styling} variant=${variant}`;
  return { type: 'code', lang: language, meta, value: preview ?? full };
}

async function complete(element: MdxJsxFlowElement, page: VFile, siteDir: string): Promise<void> {
  const source = textAttribute(element, 'src');
  if (source === null || textAttribute(element, 'title') === null) {
    page.fail('<Demo> needs src="./Name.tsx" and a title that says what it shows', element);
  }
  const file = path.resolve(path.dirname(page.path), source);
  if (!DEMO_FILE.test(sitePath(file, siteDir))) {
    page.fail(
      `<Demo src="${source}">: a demo must be a .tsx file among the pages of a product`,
      element,
    );
  }
  if (!fs.existsSync(file)) {
    page.fail(`<Demo src="${source}">: no such file next to this page`, element);
  }
  const stylings = demoStylings(file);
  const isFramed = element.attributes.some((given) => 'name' in given && given.name === 'framed');
  const hasServer = asksServer(file);
  if ((stylings.length > 1 || hasServer) && !isFramed) {
    const reason = hasServer ? 'asks a server' : 'has several stylings';
    page.fail(`<Demo src="${source}"> ${reason}, so it needs "framed"`, element);
  }
  const files = (await Promise.all(stylings.map(readDemoFiles))).flat();
  const attributes = {
    id: demoId(file, siteDir),
    stylings: stylings.map(({ styling }) => styling).join(' '),
    ...(hasServer && { hasServer: null }),
    ...(files.some(({ preview }) => preview !== null) && { isPartial: null }),
  };
  for (const [name, value] of Object.entries(attributes)) {
    element.attributes.push({ type: 'mdxJsxAttribute', name, value });
  }
  // Style sheets without a preview are only part of the full source.
  const shown = files.filter(({ language, preview }) => language !== 'css' || preview !== null);
  const children = shown.map(fence);
  element.children = [{ type: 'mdxJsxFlowElement', name: 'CodeGroup', attributes: [], children }];
}

/**
 * Adds the id, stylings and highlighted lines (TypeScript and JavaScript) to `<Demo src title>`.
 * Fails the page if `src`, `title` or the file is missing, or if a demo that has several stylings or
 * asks a server lacks `framed`.
 */
export default function remarkDemo({ siteDir }: { readonly siteDir: string }): Transformer<Root> {
  return async (tree: Root, page: VFile) => {
    const demos: MdxJsxFlowElement[] = [];
    visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement) => {
      if (element.name === 'Demo') {
        demos.push(element);
      }
    });
    await Promise.all(demos.map((element) => complete(element, page, siteDir)));
  };
}
