/** @jest-environment node */
import convert from 'npm-to-yarn';
import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkPackageManagers from './remarkPackageManagers';

/** The content of a package manager's tab for npm commands. */
function panelOf(manager: 'pnpm' | 'yarn', npm: string): string {
  const code: Code = { type: 'code', lang: 'bash', value: convert(npm, manager) };
  const panel: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: 'TabItem',
    attributes: [{ type: 'mdxJsxAttribute', name: 'value', value: manager }],
    children: [code],
  };
  const root: Root = { type: 'root', children: [panel] };
  remarkPackageManagers()(root);
  return code.value;
}

it.each([
  ['npx toolpad-studio build', 'pnpm exec toolpad-studio build', 'yarn toolpad-studio build'],
  ['npx tsc --noEmit', 'pnpm exec tsc --noEmit', 'yarn tsc --noEmit'],
  ['npx @mui/envinfo', 'pnpm dlx @mui/envinfo', 'yarn dlx @mui/envinfo'],
  [
    'npx vite build\nnpx vite preview\nnpm run dev',
    'pnpm exec vite build\npnpm exec vite preview\npnpm run dev',
    'yarn vite build\nyarn vite preview\nyarn dev',
  ],
  ['npm install\nnpx tsc', 'pnpm install\npnpm exec tsc', 'yarn install\nyarn tsc'],
  ['cd a\nnpm run dev', 'cd a\npnpm run dev', 'cd a\nyarn dev'],
  [
    'npm create -y vite@latest a -- --template react-ts',
    'pnpm create vite@latest a --template react-ts',
    'yarn create vite@latest a --template react-ts',
  ],
])('%s', (npm, pnpm, yarn) => {
  expect([panelOf('pnpm', npm), panelOf('yarn', npm)]).toEqual([pnpm, yarn]);
});
