import versions from '@generated/demos/default/versions.json';
import sdk from '@stackblitz/sdk';
import LZString from 'lz-string';
import { createElement } from '../../../dom';
import type { CodeStyling } from '../../../site/stylings';
import type { DemoFile, DemoVersion } from '../registry';
import { TAILWIND_SHEET } from '../tailwindSheet';
import packages from './packages.json';
// Pins tool versions that work on both services; the site doesn't use them.
import template from './template.json';

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

/** The `index.html` for Vite. */
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

function mainSource(name: string, isTyped: boolean, styling: CodeStyling): string {
  // An unlayered reset would override layered styles; those demos have one in the `mui` layer.
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

/** Valid as both TypeScript and JavaScript. */
function viteConfig(isTailwind: boolean): string {
  return `import react from '@vitejs/plugin-react';
${isTailwind ? "import tailwindcss from '@tailwindcss/vite';\n" : ''}import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react()${isTailwind ? ', tailwindcss()' : ''}] });
`;
}

type Project = ReturnType<typeof createProject>;

/**
 * Creates a Vite project with the site's package versions, and names the file to open; throws if a
 * version is unknown.
 */
export function createProject(title: string, files: DemoVersion) {
  const [component] = files;
  const { styling, variant } = component;
  const isTyped = variant === 'TS';
  const isTailwind = styling === 'tailwind';
  // Vite only compiles JSX in `.jsx` files.
  const pathOf = ({ name }: DemoFile) => `src/${name.replace(/\.js$/, '.jsx')}`;
  const main = `main.${isTyped ? 'tsx' : 'jsx'}`;
  const name = component.name.replace(/\.\w+$/, '');
  const imported = files.flatMap(({ full }) =>
    Array.from(full.matchAll(IMPORT), ([, module = '']) => module),
  );
  const tailwind = isTailwind ? versionOf('tailwindcss') : undefined;
  const manifest = {
    ...template.manifest,
    description: title,
    dependencies: withVersions([...packages.always, ...imported]),
    devDependencies: {
      ...(isTyped && withVersions(packages.typescript)),
      '@tailwindcss/vite': tailwind,
      tailwindcss: tailwind,
      ...template.tools,
    },
  };
  return {
    mainFile: pathOf(component),
    files: {
      'index.html': html(title, main),
      'package.json': JSON.stringify(manifest, null, 2),
      [`vite.config.${isTyped ? 'ts' : 'js'}`]: viteConfig(isTailwind),
      ...(isTyped && { 'tsconfig.json': JSON.stringify(template.tsConfig, null, 2) }),
      ...(isTailwind && { 'src/index.css': TAILWIND_SHEET }),
      [`src/${main}`]: mainSource(name, isTyped, styling),
      ...Object.fromEntries(files.map((file) => [pathOf(file), `${file.full}\n`])),
    } as Record<string, string>,
  };
}

/** Encodes files for CodeSandbox's define API: compressed, URL-safe base64. */
function codeSandboxParameters(files: Project['files']): string {
  const contents = Object.fromEntries(
    Object.entries(files).map(([path, content]) => [path, { content, isBinary: false }]),
  );
  return LZString.compressToBase64(JSON.stringify({ files: contents }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

function openCodeSandbox({ files, mainFile }: Project): void {
  const fields = {
    parameters: codeSandboxParameters(files),
    // A devbox with Node.js instead of the in-browser bundler.
    environment: 'server',
    query: `file=/${mainFile}`,
  };
  const action = 'https://codesandbox.io/api/v1/sandboxes/define';
  const form = createElement(
    'form',
    { method: 'POST', target: '_blank', action },
    ...Object.entries(fields).map(([name, value]) =>
      createElement('input', { type: 'hidden', name, value }),
    ),
  );
  document.body.append(form);
  form.submit();
  form.remove();
}

/** Opens a demo as a project on a service in a new tab; throws like {@link createProject}. */
export function openInSandbox(
  service: 'StackBlitz' | 'CodeSandbox',
  title: string,
  demo: DemoVersion,
): void {
  const project = createProject(title, demo);
  if (service === 'CodeSandbox') {
    openCodeSandbox(project);
  } else {
    sdk.openProject(
      { title, description: title, template: 'node', files: project.files },
      { newWindow: true, openFile: project.mainFile },
    );
  }
}
