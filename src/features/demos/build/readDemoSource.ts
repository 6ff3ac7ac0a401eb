import fs from 'node:fs';
import path from 'node:path';
import type { DemoSource } from '../../../site/publishing';
import { STYLING_NAMES } from '../../../site/stylings';
import { demoStylings, DOCS_FOLDERS, listFiles, splitDemoSource } from './demoFiles';

/** The files that {@link readDemoSource} may read, relative to the site's folder. */
export function demoSourceFiles(siteDir: string): readonly string[] {
  return listFiles(siteDir, DOCS_FOLDERS).filter((file) => /\.(?:tsx|css)$/.test(file));
}

/** A demo's TypeScript source in all stylings, for Markdown pages; throws if there is none. */
export function readDemoSource(siteDir: string, id: string): readonly DemoSource[] {
  const stylings = demoStylings(path.join(siteDir, `docs-${id}.tsx`));
  if (stylings.length === 0) {
    throw new Error(`The demo ${id} has no file`);
  }
  return stylings.map(({ styling, files }) => ({
    styling: STYLING_NAMES[styling],
    files: files.map((file) => ({
      name: path.basename(file),
      language: path.extname(file).slice(1),
      code: splitDemoSource(fs.readFileSync(file, 'utf8')).full,
    })),
  }));
}
