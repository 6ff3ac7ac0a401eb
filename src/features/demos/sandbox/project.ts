import versions from '@generated/demos/default/versions.json';
import type { DemoFile } from '../registry';
import { TAILWIND_SHEET } from '../tailwindSheet';
import { html, mainSource, TS_CONFIG, viteConfig } from './projectFiles';

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

/** What Material UI and Toolpad Core need beside them in every project. */
const ALWAYS = [
  '@emotion/cache',
  '@emotion/react',
  '@emotion/styled',
  '@mui/icons-material',
  '@mui/material',
  '@toolpad/core',
  'react',
  'react-dom',
];

function version(name: string): string {
  const installed = Object.hasOwn(versions, name) ? versions[name] : undefined;
  if (installed === undefined) {
    throw new Error(
      `No version of "${name}" is known; name it in src/features/demos/build/demoRegistry.ts`,
    );
  }
  return installed;
}

function withVersions(names: Iterable<string>): Record<string, string> {
  return Object.fromEntries([...new Set(names)].sort().map((name) => [name, version(name)]));
}

function manifest(title: string, sources: string, isTyped: boolean, isTailwind: boolean): string {
  const imported = [...sources.matchAll(IMPORT)].map(([, name = '']) => name);
  const typed = isTyped ? ['typescript', '@types/react', '@types/react-dom'] : [];
  const tailwind = isTailwind
    ? { '@tailwindcss/vite': version('tailwindcss'), ...withVersions(['tailwindcss']) }
    : {};
  return JSON.stringify(
    {
      name: 'toolpad-core-demo',
      description: title,
      private: true,
      type: 'module',
      scripts: { start: 'vite', dev: 'vite', build: 'vite build' },
      dependencies: withVersions([...ALWAYS, ...imported]),
      devDependencies: {
        ...withVersions(typed),
        ...tailwind,
        vite: VITE,
        '@vitejs/plugin-react': VITE_REACT,
      },
    },
    null,
    2,
  );
}

/**
 * Makes a Vite project of a demo, with the versions that the site itself runs it with.
 *
 * @param title what the demo shows
 * @param files of one version of the demo, its component first
 * @throws Error when there are no files, or they import a package whose version is not known
 */
export function createProject(title: string, files: readonly DemoFile[]): SandboxProject {
  const [component] = files;
  if (!component) {
    throw new Error('A demo without files cannot be opened');
  }
  const isTyped = component.variant === 'TS';
  const isTailwind = component.styling === 'tailwind';
  const extension = isTyped ? 'tsx' : 'jsx';
  // Vite compiles JSX in files that say so.
  const nameOf = ({ name }: DemoFile) => name.replace(/\.js$/, '.jsx');
  const main = `main.${extension}`;
  const componentName = component.name.replace(/\.\w+$/, '');
  const sources = files.map(({ full }) => full).join('\n');
  return {
    title,
    mainFile: `src/${nameOf(component)}`,
    files: {
      'index.html': html(title, main),
      'package.json': manifest(title, sources, isTyped, isTailwind),
      [`vite.config.${isTyped ? 'ts' : 'js'}`]: viteConfig(isTailwind),
      ...(isTyped ? { 'tsconfig.json': TS_CONFIG } : {}),
      ...(isTailwind ? { 'src/index.css': TAILWIND_SHEET } : {}),
      [`src/${main}`]: mainSource(componentName, isTyped, component.styling),
      ...Object.fromEntries(files.map((file) => [`src/${nameOf(file)}`, `${file.full}\n`])),
    },
  };
}
