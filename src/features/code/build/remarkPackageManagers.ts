import convert from 'npm-to-yarn';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { textAttribute } from '../../../build/tools/hast';

/** Commands installed in the project: `npx` runs that version, `dlx` would download another. */
const INSTALLED = '(?=(?:toolpad-studio|tsc|vite)\\b)';

/** What `remark-plugin-npm2yarn` gets wrong. */
const CORRECTIONS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^pnpm dlx ${INSTALLED}`, 'gm'), 'pnpm exec '],
  [new RegExp(`^yarn dlx ${INSTALLED}`, 'gm'), 'yarn '],
  [/^(pnpm|yarn) create -y /gm, '$1 create '],
];

/** Corrects the output of `remark-plugin-npm2yarn`; runs after it. */
export default function remarkPackageManagers(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement) => {
      const manager = element.name === 'TabItem' ? textAttribute(element, 'value') : null;
      if (manager !== 'pnpm' && manager !== 'yarn') {
        return;
      }
      for (const child of element.children) {
        if (child.type === 'code') {
          // The plugin converts `npm` or `npx`, whichever the first line starts with.
          child.value = child.value.replace(/^np[mx] .*/gm, (line) => convert(line, manager));
          for (const [wrong, right] of CORRECTIONS) {
            child.value = child.value.replace(wrong, right);
          }
        }
      }
    });
  };
}
