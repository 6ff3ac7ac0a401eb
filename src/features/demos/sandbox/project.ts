import versions from '@generated/demos/default/versions.json';
import type { CodeStyling } from '../../../site/stylings';
import type { DemoFile, DemoVersion } from '../registry';
import { TAILWIND_SHEET } from '../tailwindSheet';
import packages from './packages.json';
import tsConfig from './projectTsConfig.json';

/** A project that runs a demo: what a service needs to open it. */
export interface SandboxProject {
  readonly title: string;
  /** The file to show first. */
  readonly mainFile: string;
  /** Path → content. */
  readonly files: Readonly<Record<string, string>>;
}

/** Tools that the site itself does not use; both services run them. */
const VITE = '7.3.8';
const VITE_REACT = '5.2.0';

const IMPORT = /from '(@[^/']+\/[^/']+|[^./'][^/']*)/g;

function versionOf(name: string): string {
  const installed = Object.hasOwn(versions, name) ? versions[name] : undefined;
  if (installed === undefined) {
    throw new Error(
      `No version of "${name}" is known; name it in src/features/demos/sandbox/packages.json`,
    );
  }
  return installed;
}

function withVersions(names: readonly string[]): Record<string, string> {
  return Object.fromEntries([...new Set(names)].sort().map((name) => [name, versionOf(name)]));
}

/** The page that Vite serves; `main` is the file that starts the demo. */
function html(title: string, main: string): string {
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
function mainSource(name: string, isTyped: boolean, styling: CodeStyling): string {
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
function viteConfig(isTailwind: boolean): string {
  return `import react from '@vitejs/plugin-react';
${isTailwind ? "import tailwindcss from '@tailwindcss/vite';\n" : ''}import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react()${isTailwind ? ', tailwindcss()' : ''}] });
`;
}

/**
 * Makes a Vite project of a demo, with the versions that the site itself runs it with.
 *
 * @param title what the demo shows
 * @param files of one version of the demo, its component first
 * @throws Error when they import a package whose version is not known
 */
export function createProject(title: string, files: DemoVersion): SandboxProject {
  const [component] = files;
  const { styling, variant } = component;
  const isTyped = variant === 'TS';
  const isTailwind = styling === 'tailwind';
  // Vite compiles JSX in files that say so.
  const pathOf = ({ name }: DemoFile) => `src/${name.replace(/\.js$/, '.jsx')}`;
  const main = `main.${isTyped ? 'tsx' : 'jsx'}`;
  const name = component.name.replace(/\.\w+$/, '');
  const imports = files.flatMap(({ full }) => [...full.matchAll(IMPORT)]);
  const tailwind = isTailwind ? versionOf('tailwindcss') : undefined;
  const manifest = {
    name: 'toolpad-core-demo',
    description: title,
    private: true,
    type: 'module',
    scripts: { start: 'vite', dev: 'vite', build: 'vite build' },
    dependencies: withVersions([
      ...packages.always,
      ...imports.map(([, imported = '']) => imported),
    ]),
    devDependencies: {
      ...(isTyped && withVersions(packages.typescript)),
      '@tailwindcss/vite': tailwind,
      tailwindcss: tailwind,
      vite: VITE,
      '@vitejs/plugin-react': VITE_REACT,
    },
  };
  return {
    title,
    mainFile: pathOf(component),
    files: {
      'index.html': html(title, main),
      'package.json': JSON.stringify(manifest, null, 2),
      [`vite.config.${isTyped ? 'ts' : 'js'}`]: viteConfig(isTailwind),
      ...(isTyped && { 'tsconfig.json': JSON.stringify(tsConfig, null, 2) }),
      ...(isTailwind && { 'src/index.css': TAILWIND_SHEET }),
      [`src/${main}`]: mainSource(name, isTyped, styling),
      ...Object.fromEntries(files.map((file) => [pathOf(file), `${file.full}\n`])),
    },
  };
}
