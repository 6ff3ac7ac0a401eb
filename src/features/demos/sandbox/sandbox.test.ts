import sdk from '@stackblitz/sdk';
import LZString from 'lz-string';
import type { DemoFile } from '../registry';
import { createProject, openInSandbox } from '.';

jest.mock(
  '@generated/demos/default/versions.json',
  () => {
    const packages = jest.requireActual<Record<string, readonly string[]>>('./packages.json');
    const names = Object.values(packages).flat();
    return Object.fromEntries(names.map((name) => [name, '1.2.3']));
  },
  { virtual: true },
);

const stackBlitz = jest.spyOn(sdk, 'openProject').mockImplementation();

const component = (changes: Partial<DemoFile> = {}): DemoFile => ({
  name: 'Hello.tsx',
  language: 'tsx',
  styling: 'system',
  variant: 'TS',
  full: "import { DataGrid } from '@mui/x-data-grid';\nimport './Hello.css';",
  words: '',
  ...changes,
});

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

function manifestOf(files: Readonly<Record<string, string>>): Manifest {
  return JSON.parse(files['package.json'] ?? '') as Manifest;
}

describe('the project of a demo', () => {
  it('contains the demo, its entry file, and the site’s package versions', () => {
    const { files, mainFile } = createProject('Rows & <columns>', [component()]);
    expect(mainFile).toBe('src/Hello.tsx');
    expect(files['src/Hello.tsx']).toContain('DataGrid');
    expect(files['src/main.tsx']).toContain("import Demo from './Hello'");
    expect(files['index.html']).toContain('<title>Rows &amp; &lt;columns></title>');
    expect(files['index.html']).toContain('src="/src/main.tsx"');
    const { dependencies, devDependencies } = manifestOf(files);
    expect(dependencies).toMatchObject({ '@toolpad/core': '1.2.3', '@mui/x-data-grid': '1.2.3' });
    expect(devDependencies).toMatchObject({ typescript: '1.2.3' });
  });

  it('in JavaScript has no types, and uses the .jsx extension', () => {
    const file = component({ name: 'Hello.js', language: 'jsx', variant: 'JS', full: '' });
    const { files, mainFile } = createProject('Hello', [file]);
    expect(mainFile).toBe('src/Hello.jsx');
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['src/main.jsx', 'vite.config.js', 'src/Hello.jsx']),
    );
    expect(Object.keys(files)).not.toContain('tsconfig.json');
    expect(files['src/main.jsx']).not.toContain("'root')!");
    expect(manifestOf(files).dependencies).not.toHaveProperty('@mui/x-data-grid');
    expect(manifestOf(files).devDependencies).not.toHaveProperty('typescript');
  });

  it('includes the style sheet of a plain CSS demo', () => {
    const { files } = createProject('Hello', [
      component({ styling: 'css' }),
      component({ name: 'Hello.css', language: 'css', full: '.a {}' }),
    ]);
    expect(files['src/Hello.css']).toBe('.a {}\n');
  });

  it('includes Tailwind if the demo uses it', () => {
    const { files } = createProject('Hello', [component({ styling: 'tailwind' })]);
    expect(files['src/index.css']).toContain("@import 'tailwindcss/utilities.css'");
    expect(files['src/index.css']).toContain('@custom-variant dark (&:where([data-toolpad-');
    expect(files['src/main.tsx']).toContain("import './index.css'");
    expect(files['vite.config.ts']).toContain('tailwindcss()');
    expect(manifestOf(files).devDependencies).toMatchObject({ '@tailwindcss/vite': '1.2.3' });
  });

  it('omits the reset for layered styles, which it would override', () => {
    const mainOf = (styling: DemoFile['styling']) =>
      createProject('Hello', [component({ styling })]).files['src/main.tsx'];
    expect(mainOf('system')).toContain('<CssBaseline />');
    expect(mainOf('tailwind')).not.toContain('CssBaseline');
    expect(mainOf('css')).not.toContain('CssBaseline');
  });

  it('is not created if a package is unknown', () => {
    expect(() =>
      createProject('Hello', [component({ full: "import x from 'left-pad';" })]),
    ).toThrow('No version of "left-pad" is known');
  });
});

describe('CodeSandbox', () => {
  it('receives the compressed files in a new tab, and leaves the page unchanged', () => {
    const sent: Record<string, string>[] = [];
    jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(
      this: HTMLFormElement,
    ) {
      const fields = Object.fromEntries(new FormData(this)) as Record<string, string>;
      sent.push({ action: this.action, target: this.target, ...fields });
    });
    openInSandbox('CodeSandbox', 'Hello', [component()]);
    expect(sent).toMatchObject([
      {
        action: 'https://codesandbox.io/api/v1/sandboxes/define',
        target: '_blank',
        environment: 'server',
        query: 'file=/src/Hello.tsx',
      },
    ]);
    expect(document.querySelector('form')).toBeNull();
    expect(stackBlitz).not.toHaveBeenCalled();
    const parameters = sent[0]?.parameters ?? '';
    expect(parameters).toMatch(/^[\w-]+$/);
    const packed = parameters.replaceAll('-', '+').replaceAll('_', '/');
    const { files } = JSON.parse(LZString.decompressFromBase64(packed)) as {
      files: Readonly<Record<string, { content: string }>>;
    };
    expect(files['src/Hello.tsx']?.content).toContain('DataGrid');
  });
});

describe('StackBlitz', () => {
  it('receives the files in a new tab, and opens the demo’s file', () => {
    openInSandbox('StackBlitz', 'Hello', [component()]);
    const { files } = createProject('Hello', [component()]);
    expect(stackBlitz).toHaveBeenCalledWith(
      { title: 'Hello', description: 'Hello', template: 'node', files },
      { newWindow: true, openFile: 'src/Hello.tsx' },
    );
  });
});
