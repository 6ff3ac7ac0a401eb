/** @jest-environment node */
import { testPage } from '../fences/testPage';
import {
  appFences,
  appFiles,
  dependencyProblems,
  installedByCommands,
  readManifest,
} from './appFiles';
import { undeclaredImports } from './undeclaredImports';

describe('the app of an integration page', () => {
  const { fences } = testPage(
    '```json title="package.json"',
    '{',
    '  "scripts": { "build": "vite build" },',
    '  "dependencies": { "react": "^19.0.0", "next-auth": "5.0.0-beta.32", "lost": "1" }',
    '}',
    '```',
    '```tsx title="src/App.tsx"\nold\n```',
    '```tsx title="src/App.tsx"',
    "import path from 'node:path';",
    "import { a } from './a';",
    "import { z } from 'zod/v4';",
    '```',
    '```jsx title="src/App.jsx" variant=JS\n```',
    '```tsx title="src/Part.tsx" fragment\n```',
    '```text title="What it prints"\n```',
    '```text title=".env.local"\nA=1\n```',
  );
  const files = appFiles(fences);
  const manifest = readManifest('page', files);

  it('consists of its titled files in their last versions', () => {
    expect([...files.keys()]).toEqual(['package.json', 'src/App.tsx', '.env.local']);
    expect(files.get('src/App.tsx')?.line).toBe(10);
  });

  it('must match the installed versions', () => {
    const installed = new Map([
      ['react', '18.3.1'],
      ['next-auth', '5.0.0-beta.32'],
    ]);
    expect(dependencyProblems('page', manifest, (name) => installed.get(name) ?? null)).toEqual([
      'page:4: react is ^19.0.0 here, and tests/samples has 18.3.1',
      'page:4: lost is 1 here, and tests/samples does not have it',
    ]);
  });

  it('must list what it imports', () => {
    expect(undeclaredImports('page', files, manifest)).toEqual([
      'page:13: src/App.tsx imports zod/v4, which package.json does not list',
    ]);
  });

  it('must have a valid package.json', () => {
    const manifestOf =
      (...lines: readonly string[]) =>
      () =>
        readManifest('page', appFiles(testPage(...lines).fences));
    expect(manifestOf('Text')).toThrow('page: no fence with title="package.json"');
    expect(manifestOf('\n```json title="package.json"\n{\n```')).toThrow('page:2: package.json:');
  });
});

describe('a page with more than one app', () => {
  const { fences } = testPage(
    '```text title="index.html"\n```',
    '## Existing `apps`',
    '```tsx title="src/App.tsx"\nsmall\n```',
    '```bash npm2yarn\nnpm install @mui/material@7 --save-dev firebase\n```',
    '## The rest {/* #rest */}',
    '```json title="package.json"\n{}\n```',
    '```tsx title="src/App.tsx"\nwhole\n```',
  );
  const namesAndCode = (parts: Parameters<typeof appFences>[1]) =>
    [...appFiles(appFences(fences, parts))].map(([name, { code }]) => [name, code]);

  it('builds one section with the settings of the page, or the page without a section', () => {
    expect(namesAndCode({ only: 'Existing apps' })).toEqual([
      ['index.html', ''],
      ['src/App.tsx', 'small'],
      ['package.json', '{}'],
    ]);
    expect(namesAndCode({ without: ['Existing apps'] })).toEqual([
      ['index.html', ''],
      ['package.json', '{}'],
      ['src/App.tsx', 'whole'],
    ]);
  });

  it('matches sections without their anchors', () => {
    expect(appFences(fences, { without: ['The rest'] })).toHaveLength(3);
  });

  it('reports a missing section', () => {
    expect(() => appFences(fences, { only: 'Lost' })).toThrow('no section "Lost" with code');
  });

  it('knows what its commands install', () => {
    expect(installedByCommands(fences)).toEqual(['@mui/material', 'firebase']);
  });
});
