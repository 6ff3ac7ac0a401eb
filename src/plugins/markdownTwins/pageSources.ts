import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { createTranslate } from '../../strings/translate';
import { splitDemoSource } from '../demoSource';
import { demoVersions } from '../demoVersions';
import type { DemoSource } from './rule';

/** English: Markdown is written when the site is built, and not in a reader's language. */
const translate = createTranslate('en');

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
  const versions = demoVersions(path.join(siteDir, `docs-${id}.tsx`));
  if (versions.length === 0) {
    throw new Error(`No file of the demo ${id}`);
  }
  return versions.map(({ styling, file, styleSheet }) => ({
    styling: translate(`code.styling.${styling}`),
    files: [wholeFile(file, 'tsx'), ...(styleSheet === null ? [] : [wholeFile(styleSheet, 'css')])],
  }));
}

/** Small pictures that the bundler wrote into the pages, as files. */
export class Pictures {
  /** What the files hold, by their path below the site's own. */
  readonly files = new Map<string, Buffer>();

  /**
   * Gives a picture a file, the same one each time.
   *
   * @param dataUrl such as `data:image/webp;base64,…`
   * @returns its path below the site's own
   * @throws Error for what is no picture in base64
   */
  add(dataUrl: string): string {
    const [, type, content] = /^data:image\/([a-z]+)(?:\+xml)?;base64,(.+)$/.exec(dataUrl) ?? [];
    if (type === undefined || content === undefined) {
      throw new Error(`A picture in a page is not base64: ${dataUrl.slice(0, 40)}`);
    }
    const data = Buffer.from(content, 'base64');
    const hash = createHash('sha256').update(data).digest('hex').slice(0, 16);
    const file = `assets/markdown/${hash}.${type}`;
    this.files.set(file, data);
    return file;
  }
}
