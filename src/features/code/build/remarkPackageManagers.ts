import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { textAttribute } from '../../../build/tools/hast';

/** Commands installed in the project: `npx` runs that version, `dlx` would download another. */
const INSTALLED = '(?=(?:toolpad-studio|tsc|vite)\\b)';

/** What `remark-plugin-npm2yarn` gets wrong, by target package manager. */
const CORRECTIONS: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  pnpm: [
    [new RegExp(`^pnpm dlx ${INSTALLED}`, 'gm'), 'pnpm exec '],
    [/^pnpm create -y /gm, 'pnpm create '],
  ],
  yarn: [
    [new RegExp(`^yarn dlx ${INSTALLED}`, 'gm'), 'yarn '],
    [/^yarn create -y /gm, 'yarn create '],
  ],
};

/** Corrects the output of `remark-plugin-npm2yarn`; runs after it. */
export default function remarkPackageManagers(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement) => {
      const manager = element.name === 'TabItem' ? textAttribute(element, 'value') : null;
      const corrections = CORRECTIONS[manager ?? ''] ?? [];
      for (const child of element.children) {
        if (child.type === 'code') {
          child.value = corrections.reduce(
            (code, [wrong, right]) => code.replace(wrong, right),
            child.value,
          );
        }
      }
    });
  };
}
