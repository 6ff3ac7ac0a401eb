/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { highlightOnce } from '../features/code/build/highlightCode';
import { parseEnvironment } from '../site/config/environment';
import demoRegistry from '../features/demos/build/demoRegistry';
import { pageDates } from './docusaurus/pageDates';

/** A fake of the bundler's module replacement plugin. */
class Replacement {
  constructor(
    readonly pattern: RegExp,
    readonly replace: (resource: { request: string; context: string }) => void,
  ) {}
}

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));

function write(file: string, text: string): string {
  const target = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, text);
  return target;
}

afterAll(() => {
  fs.rmSync(siteDir, { recursive: true });
});

describe('the registry of demos', () => {
  const generatedFilesDir = path.join(siteDir, '.docusaurus');
  const context = { siteDir, generatedFilesDir, baseUrl: '/toolpad/' } as LoadContext;
  const plugin = demoRegistry({ environment: parseEnvironment({}), highlight: highlightOnce })(
    context,
  );
  const data = new Map<string, string>();
  const routes: unknown[] = [];
  const actions = {
    createData: (name: string, text: string) => {
      data.set(name, text);
      return Promise.resolve(`/generated/${name}`);
    },
    addRoute: (route: unknown) => routes.push(route),
    setGlobalData: () => undefined,
  };

  beforeAll(async () => {
    fs.mkdirSync(path.join(siteDir, 'docs-studio'));
    write('docs-core/react-thing/Thing.tsx', 'export default function Thing() { return null; }\n');
    write(
      'docs-core/react-thing/tailwind/Thing.tsx',
      'export default () => <p className="underline" />;\n',
    );
    write('docs-core/react-thing/css/Thing.tsx', "import './Thing.css';\nexport default 1;\n");
    write('docs-core/react-thing/css/Thing.css', '.thing {}\n');
    write('docs-core/react-thing/helper.ts', 'export const none = 1;\n');
    await plugin.contentLoaded?.({ actions, content: undefined } as never);
  });

  it('loads each demo in each styling, and no other file next to a page', () => {
    const registry = data.get('registry.js') ?? '';
    expect(registry.match(/@site\/[\w/.-]+/g)).toEqual([
      '@site/docs-core/react-thing/Thing.tsx',
      '@site/docs-core/react-thing/css/Thing.tsx',
    ]);
    // Loaded through a module that also imports the style sheet of its Tailwind classes.
    expect(registry).toContain('import("/generated/core-react-thing-tailwind-Thing.js")');
    expect(data.get('core-react-thing-tailwind-Thing.js')).toContain(
      '@site/docs-core/react-thing/tailwind/Thing.tsx',
    );
  });

  it('includes the sources, and the style sheet where there is one', () => {
    const files = data.get('core-react-thing-Thing.json');
    expect(files).toContain('.thing {}');
    expect(files).toContain('function Thing()');
    expect(data.get('sources.js')).toContain('core-react-thing-Thing.json');
  });

  it('generates the style sheet for the Tailwind classes that a demo uses', () => {
    expect(data.get('core-react-thing-tailwind-Thing.css')).toContain('underline');
    expect([...data.keys()].filter((name) => name.endsWith('.css'))).toHaveLength(1);
  });

  it('passes the installed versions to sandboxes, and has a document for framed demos', () => {
    const versions = JSON.parse(data.get('versions.json') ?? '{}') as Record<string, string>;
    expect(versions['@toolpad/core']).toMatch(/^\d+\.\d+\.\d+$/);
    expect(routes).toMatchObject([{ path: '/toolpad/demo/', exact: true }]);
    expect(plugin.getPathsToWatch?.()).toHaveLength(2);
  });

  it('keeps a demo’s styles out of the site’s style sheet, and mirrors its style cache', () => {
    const configure = plugin.configureWebpack as unknown as (...parameters: unknown[]) => {
      plugins: readonly Replacement[];
    };
    const instance = { NormalModuleReplacementPlugin: Replacement };
    const { plugins } = configure({}, false, { currentBundler: { instance } });
    const requestFor = (request: string, context: string): string => {
      const resource = { request, context };
      plugins
        .filter((one) => one instanceof Replacement && one.pattern.test(request))
        .forEach(({ replace }) => {
          replace(resource);
        });
      return resource.request;
    };
    const demos = path.join(siteDir, 'docs-core/react-thing/css');
    expect(requestFor('./Thing.css', demos)).toBe('!!style-loader!css-loader!./Thing.css');
    expect(requestFor('./Thing.css', path.join(siteDir, 'src'))).toBe('./Thing.css');
    expect(requestFor('@emotion/cache', '/node_modules/@mui/styled-engine/esm')).toContain(
      'mirroredCache.ts',
    );
    expect(requestFor('@emotion/cache', '/node_modules/@emotion/react')).toBe('@emotion/cache');
  });
});

describe('the dates of pages', () => {
  it('are omitted without a full history, rather than wrong', async () => {
    const dates = pageDates();
    const file = write('page.mdx', '# Page\n');
    dates.initialize({ siteDir });
    expect(await dates.getFileLastUpdateInfo(file)).toBeNull();
    expect(await dates.getFileCreationInfo(file)).toBeNull();
  });
});
