import { demoSourceFiles, readDemoSource } from './readDemoSource';

const SITE = process.cwd();

describe('the full source of a demo, for Markdown', () => {
  it('is read in each styling, with its style sheet', () => {
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

  it('is read from files that are named before', () => {
    expect(demoSourceFiles(SITE)).toContain('docs-core/react-account/css/AccountMenu.css');
  });

  it('is missed by name', () => {
    expect(() => readDemoSource(SITE, 'core/react-account/Nothing')).toThrow(
      'The demo core/react-account/Nothing has no file',
    );
  });
});
