/** @jest-environment node */
import fs from 'node:fs';
import { productVersions } from '../../src/build/tools/productVersions';
import { filesIn } from './filesIn';
import { otherVersions } from './statedVersions';

const versions = productVersions();

function disagreeing(files: readonly string[], installed: string): string[] {
  return files.flatMap((file) => otherVersions(file, fs.readFileSync(file, 'utf8'), installed));
}

describe('spec 1.5: a product has one version', () => {
  it('that pages and samples of Core mention', () => {
    const files = [
      ...filesIn('docs-core', /\.mdx$/),
      'src/features/reference/build/core/notes.yml',
      'tests/samples/package.json',
    ];
    expect(disagreeing(files, versions['toolpad-core'])).toEqual([]);
  });

  it('that pages and apps of Studio mention', () => {
    const files = [
      ...filesIn('docs-studio', /\.mdx$/),
      ...filesIn('examples', /(?:\/package\.json|\.yml)$/),
      'src/features/reference/build/studio/notes.yml',
    ];
    expect(files.length).toBeGreaterThan(100);
    expect(disagreeing(files, versions['toolpad-studio'])).toEqual([]);
  });

  it('that the code does not repeat', () => {
    const code = ['src', 'tests/browser'].flatMap((folder) => filesIn(folder, /\.tsx?$/));
    // Tests may make up any version.
    const tests = /\.test\.|\/testing/;
    const repeating = [...code.filter((file) => !tests.test(file)), 'docusaurus.config.ts'].filter(
      (file) => {
        const text = fs.readFileSync(file, 'utf8');
        return Object.values(versions).some((version) => text.includes(version));
      },
    );
    expect(repeating).toEqual([]);
  });
});

describe('a version that is not the installed one', () => {
  it.each([
    ['a command', 'npm install @toolpad/core@0.15.0 react'],
    ['a manifest', '"@toolpad/core": "^0.15.0",'],
    ['a URL', 'https://github.com/mui/toolpad/v0.15.0/docs'],
    ['a statement', 'These pages describe `@toolpad/core` 0.15.0.'],
    ['a claim, broken over lines', 'The prop is ignored in\n0.15.0.'],
  ])('is found in %s', (_, text) => {
    expect(otherVersions('docs-core/page/index.mdx', `\n${text}`, '0.16.0')).toEqual([
      expect.stringMatching(/^docs-core\/page\/index\.mdx:2: ".*", but 0\.16\.0 is installed/),
    ]);
    expect(otherVersions('docs-core/page/index.mdx', text, '0.15.0')).toEqual([]);
  });

  it('is history on a roadmap or after "since"', () => {
    expect(otherVersions('docs-core/a/roadmap/index.mdx', 'added in 0.14.0', '0.16.0')).toEqual([]);
    expect(otherVersions('docs-core/page/index.mdx', 'since 0.14.0', '0.16.0')).toEqual([]);
  });
});
