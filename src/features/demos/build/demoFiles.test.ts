/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { demoId, demoStylings, readDemoFiles, splitDemoSource, toJavaScript } from './demoFiles';

const SOURCE = `import * as React from 'react';
import { List, type ListProps } from '@mui/material';

interface Props {
  rows: string[];
}

// preview-start
export default function Rows({ rows }: Props) {
  const [first, setFirst] = React.useState<string | null>(null);

  return <List onClick={() => setFirst(rows[0]!)}>{first as string}</List>;
}
// preview-end
`;

let folder: string;

function write(name: string, content = SOURCE): string {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
  return file;
}

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'demos-'));
});

afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});

it('a demo is identified by page and name', () => {
  expect(demoId('/site/docs-core/react-x/Basic.tsx', '/site')).toBe('core/react-x/Basic');
});

describe('spec 3.3: the stylings of a demo', () => {
  it('are only MUI System if there are no styling folders', () => {
    const file = write('Rows.tsx');
    expect(demoStylings(file)).toEqual([{ styling: 'system', files: [file] }]);
  });

  it('are those with a file of the same name, including its style sheet', () => {
    const system = write('Rows.tsx');
    const css = write('css/Rows.tsx');
    const styleSheet = write('css/Rows.css', '.rows {}');
    const tailwind = write('tailwind/Rows.tsx');
    write('tailwind/Columns.tsx');
    expect(demoStylings(system)).toEqual([
      { styling: 'system', files: [system] },
      { styling: 'tailwind', files: [tailwind] },
      { styling: 'css', files: [css, styleSheet] },
    ]);
  });
});

describe('spec 3.3: the files of one version of a demo', () => {
  it('are the component and its style sheet, in both languages', async () => {
    const file = write('css/Rows.tsx');
    const styleSheet = write(
      'css/Rows.css',
      '/* preview-start */\n.a {}\n/* preview-end */\n.b {}',
    );
    const files = await readDemoFiles({ styling: 'css', files: [file, styleSheet] });
    expect(files.map(({ name, language, variant }) => [name, language, variant])).toEqual([
      ['Rows.tsx', 'tsx', 'TS'],
      ['Rows.css', 'css', 'TS'],
      ['Rows.js', 'jsx', 'JS'],
      ['Rows.css', 'css', 'JS'],
    ]);
    expect(files[1]).toMatchObject({ styling: 'css', preview: '.a {}', full: '.a {}\n.b {}' });
  });

  it('have the same marked lines in both languages', async () => {
    const [ts, js] = await readDemoFiles({
      styling: 'system',
      files: [write('Rows.tsx')],
    });
    expect(ts?.preview).toContain('Rows({ rows }: Props)');
    expect(js?.preview).toContain('Rows({ rows })');
    expect(js?.full).not.toContain('preview-start');
  });
});

it('a demo is published with the stand-in for a server that it asks, in one file that runs', async () => {
  write('server.ts', 'let requests = 0;\n\nexport async function ask(): Promise<void> {}\n');
  const file = write('css/Rows.tsx', `import { ask } from '../server';\n${SOURCE}void ask();\n`);
  const [ts, js] = await readDemoFiles({ styling: 'css', files: [file] });
  expect(ts?.full).not.toContain("'../server'");
  expect(ts?.full).toMatch(/void ask\(\);\n\nlet requests = 0;\n\nasync function ask\(\): Promise/);
  expect(js?.full).toContain('async function ask() {}');
});

describe('the JavaScript of a demo', () => {
  it('has no types, but keeps comments, empty lines and JSX', async () => {
    expect(await toJavaScript(SOURCE)).toBe(`import * as React from 'react';
import { List } from '@mui/material';

// preview-start
export default function Rows({ rows }) {
  const [first, setFirst] = React.useState(null);

  return <List onClick={() => setFirst(rows[0])}>{first}</List>;
}
// preview-end
`);
  });

  it.each(['enum Size { Small }', 'namespace Sizes { export const small = 1; }'])(
    'is not created from TypeScript-only syntax, which the error names: %s',
    async (source) => {
      await expect(toJavaScript(source)).rejects.toThrow(
        `A demo cannot use "${source}": it is not JavaScript`,
      );
    },
  );
});

describe('the files of a demo', () => {
  it('have a dedented preview of the marked lines, and a full source without markers', () => {
    const source = [
      'export default function A() {',
      '  return (',
      '    // preview-start',
      '    <B>',
      '      <C />',
      '',
      '    </B>',
      '    // preview-end',
      '  );',
      '}',
      '',
    ].join('\n');
    expect(splitDemoSource(source)).toEqual({
      preview: '<B>\n  <C />\n\n</B>',
      full: 'export default function A() {\n  return (\n    <B>\n      <C />\n\n    </B>\n  );\n}',
    });
  });

  it('may mark lines of a style sheet', () => {
    expect(splitDemoSource('/* preview-start */\n.a {}\n/* preview-end */').preview).toBe('.a {}');
  });

  it('may mark lines inside JSX', () => {
    expect(splitDemoSource('{/* preview-start */}\n<B />\n{/* preview-end */}').preview).toBe(
      '<B />',
    );
  });

  it.each(['const a = 1;', '// preview-start\nconst a = 1;', '// preview-end\n// preview-start\n'])(
    'have no preview without a pair of markers: %j',
    (source) => {
      expect(splitDemoSource(source).preview).toBeNull();
    },
  );
});
