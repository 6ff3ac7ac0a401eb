import fs from 'node:fs';
import path from 'node:path';
import { PRODUCTS } from '../../../site';
import type { DemoSource } from '../../../site/publishing';
import { STYLING_NAMES } from '../../../site/stylings';
import { splitDemoSource } from './demoSource';
import { demoStylings } from './demoFiles';

/** Demos and their style sheets; Markdown pages contain their full source. */
const DEMO_FILE = /\.(?:tsx|css)$/;

/** The files that {@link readDemoSource} may read, from the site's folder. */
export function demoSourceFiles(siteDir: string): readonly string[] {
  return PRODUCTS.flatMap(({ docsPluginId }) => {
    const files = fs.readdirSync(path.join(siteDir, docsPluginId), { recursive: true });
    return files
      .map((file) => path.join(docsPluginId, String(file)))
      .filter((file) => DEMO_FILE.test(file));
  });
}

function wholeFile(file: string, language: string): DemoSource['files'][number] {
  const { full } = splitDemoSource(fs.readFileSync(file, 'utf8'));
  return { name: path.basename(file), language, code: full };
}

/**
 * The whole source of a demo in each of its stylings, in TypeScript.
 *
 * @param id such as `core/react-dashboard-layout/DashboardLayoutBasic`
 * @throws Error when there is no such demo
 */
export function readDemoSource(siteDir: string, id: string): readonly DemoSource[] {
  const stylings = demoStylings(path.join(siteDir, `docs-${id}.tsx`));
  if (stylings.length === 0) {
    throw new Error(`The demo ${id} has no file`);
  }
  return stylings.map(({ styling, file, styleSheet }) => ({
    styling: STYLING_NAMES[styling],
    files: [wholeFile(file, 'tsx'), ...(styleSheet === null ? [] : [wholeFile(styleSheet, 'css')])],
  }));
}
