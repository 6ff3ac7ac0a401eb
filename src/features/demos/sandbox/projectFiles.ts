import type { CodeStyling } from '../../../site/stylings';

/** The page that Vite serves; `main` is the file that starts the demo. */
export function html(title: string, main: string): string {
  const text = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${text}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/${main}"></script>
  </body>
</html>
`;
}

/** The file that starts the demo, as TypeScript or JavaScript. */
export function mainSource(name: string, isTyped: boolean, styling: CodeStyling): string {
  // Outside the layers of a demo that has some, a reset would win over them; theirs is in `mui`.
  const isLayered = styling !== 'system';
  return `import * as React from 'react';
import { createRoot } from 'react-dom/client';
${isLayered ? '' : "import CssBaseline from '@mui/material/CssBaseline';\n"}import Demo from './${name}';
${styling === 'tailwind' ? "import './index.css';\n" : ''}
createRoot(document.getElementById('root')${isTyped ? '!' : ''}).render(
  <React.StrictMode>
${isLayered ? '' : '    <CssBaseline />\n'}    <Demo />
  </React.StrictMode>,
);
`;
}

/** Vite's configuration, the same in TypeScript and JavaScript. */
export function viteConfig(isTailwind: boolean): string {
  return `import react from '@vitejs/plugin-react';
${isTailwind ? "import tailwindcss from '@tailwindcss/vite';\n" : ''}import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react()${isTailwind ? ', tailwindcss()' : ''}] });
`;
}

/** TypeScript's configuration. */
export const TS_CONFIG = JSON.stringify(
  {
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'Bundler',
      jsx: 'react-jsx',
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      types: ['vite/client'],
    },
    include: ['src'],
  },
  null,
  2,
);
