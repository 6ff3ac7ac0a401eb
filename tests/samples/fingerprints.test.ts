/** @jest-environment node */
import fs from 'node:fs';
import { readFingerprints } from './fingerprints';

const ROUTER = 'docs-core/integrations/react-router/index.mdx';
const CRUD = 'docs-core/react-crud/index.mdx';
const TRANSLATION = 'docs-core/guides/translation/index.mdx';

/** The apps that are run again after a change of a file. */
function changedBy(file: string, change: (text: string) => string): readonly string[] {
  const before = readFingerprints();
  const read = fs.readFileSync.bind(fs);
  const spy = jest.spyOn(fs, 'readFileSync').mockImplementation(((name: string) => {
    const text = read(name, 'utf8');
    return name === file ? change(text) : text;
  }) as unknown as typeof fs.readFileSync);
  const after = readFingerprints();
  spy.mockRestore();
  return Object.keys(after).filter((spec) => after[spec] !== before[spec]);
}

describe('an app is run again', () => {
  it('if a file on its page, or on one that it takes files from, has changed', () => {
    const changed = changedBy(ROUTER, (text) => text.replace('createRoot', 'createTheRoot'));
    expect(changed).toContain('react-router.spec.ts');
    expect(changed).toContain('guides-authenticated-data.spec.ts');
    expect(changed).not.toContain('nextjs-approuter.spec.ts');
    expect(changedBy(CRUD, (text) => text.replace('<Crud', '<OtherCrud'))).toContain(
      'guides-authenticated-data.spec.ts',
    );
  });

  it('if a command of its page installs something else', () => {
    expect(changedBy(TRANSLATION, (text) => text.replace('dayjs@1.11.13', 'dayjs@1'))).toEqual([
      'guides-translation.spec.ts',
    ]);
  });

  it('if its test has changed', () => {
    const spec = 'tests/samples/browser/tutorial.spec.ts';
    expect(changedBy(spec, (text) => `${text}// More.`)).toEqual(['tutorial.spec.ts']);
  });

  it('if packages, or what writes and runs the apps, have changed', () => {
    const all = Object.keys(readFingerprints());
    expect(changedBy('tests/samples/package-lock.json', (text) => `${text} `)).toEqual(all);
    for (const file of ['tests/samples/fences/applyDiff.ts', 'compatibility/installApp.ts']) {
      expect(changedBy(file, (text) => `${text}// More.`)).toEqual(all);
    }
  });

  it('but not if only words have changed', () => {
    expect(changedBy(ROUTER, (text) => `${text}\n\nOne more sentence.\n`)).toEqual([]);
  });
});
