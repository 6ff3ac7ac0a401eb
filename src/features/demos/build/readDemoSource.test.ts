/** @jest-environment node */
import { demoSourceFiles, readDemoSource } from './demoFiles';

const SITE = process.cwd();

describe('the full source of a demo, for Markdown', () => {
  it('is read in every styling, with style sheets', () => {
    const sources = readDemoSource(SITE, 'core/react-account/AccountMenu');
    expect(sources.map(({ styling }) => styling)).toEqual([
      'MUI System',
      'Tailwind CSS',
      'Plain CSS',
    ]);
    expect(sources.map(({ files }) => files.map(({ name }) => name))).toEqual([
      ['AccountMenu.tsx'],
      ['AccountMenu.tsx'],
      ['AccountMenu.tsx', 'AccountMenu.css'],
    ]);
  });

  it('is among the listed source files of all demos', () => {
    expect(demoSourceFiles(SITE)).toContain('docs-core/react-account/css/AccountMenu.css');
  });

  it('throws an error that names a missing demo', () => {
    expect(() => readDemoSource(SITE, 'core/react-account/Nothing')).toThrow(
      'The demo core/react-account/Nothing has no file',
    );
  });
});
