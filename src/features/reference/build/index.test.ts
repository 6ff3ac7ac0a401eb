/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import reference from '.';
import { coreReference } from './core/coreReference';
import { forgetPages } from './pages';
import { referenceAddresses } from './remarkPlugins';

/** A copy of this site's pages that tests may change. */
function copySite(): string {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  for (const folder of ['docs-core', 'docs-studio']) {
    fs.cpSync(folder, path.join(siteDir, folder), {
      recursive: true,
      filter: (file) => !/\.\w+$/.test(file) || /\.(?:mdx|tsx)$/.test(file),
    });
  }
  return siteDir;
}

describe('in development', () => {
  const siteDir = copySite();
  const plugin = reference({ siteDir } as LoadContext);
  const generated: Record<string, string> = {};
  const load = async () => {
    await plugin.loadContent?.();
    const createData = (file: string, data: string) => {
      generated[file] = data;
      return Promise.resolve(file);
    };
    await plugin.contentLoaded?.({ content: undefined, actions: { createData } as never });
    return { ...generated };
  };
  const change = (file: string, from: string, to: string) => {
    const place = path.join(siteDir, file);
    const text = fs.readFileSync(place, 'utf8');
    expect(text).toContain(from);
    fs.writeFileSync(place, text.replace(from, to));
  };
  afterAll(() => {
    fs.rmSync(siteDir, { recursive: true });
  });

  it('editing text changes no reference', async () => {
    const before = await load();
    change('docs-core/react-account/index.mdx', '\n## ', '\nMore.\n\n## ');
    expect(await load()).toEqual(before);
  });

  it('renaming a demo updates the references that list it', async () => {
    const before = await load();
    change('docs-core/react-account/index.mdx', 'title="', 'title="Renamed ');
    const after = await load();
    expect(after['core.json']).toContain('- [Renamed ');
    expect(after['addresses.json']).toBe(before['addresses.json']);
  });

  it('moving a reference page updates its links', async () => {
    fs.renameSync(
      path.join(siteDir, 'docs-studio/reference/components/button'),
      path.join(siteDir, 'docs-studio/reference/components/push-button'),
    );
    expect((await load())['addresses.json']).toContain('/studio/reference/components/push-button/');
  });

  it('a component without a page is reported', () => {
    fs.rmSync(path.join(siteDir, 'docs-core/api/account'), { recursive: true });
    expect(() => plugin.loadContent?.()).toThrow('exports Account, which has no page');
  });
});

it('pages are read once per build, not once per page', () => {
  forgetPages();
  const read = jest.spyOn(fs, 'readdirSync');
  const siteDir = path.resolve('.');
  referenceAddresses(siteDir);
  coreReference(siteDir);
  const scans = read.mock.calls.length;
  referenceAddresses(siteDir);
  coreReference(siteDir);
  expect(read.mock.calls).toHaveLength(scans);
  read.mockRestore();
});
