import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { SBOM_FILE } from '../../../site/publishing';
import type { SiteFiles } from '../worker/files';

/** Files needed for offline reading, as opposed to those for other programs. */
const NEEDED = /\.(?:html|js|css|json|woff2?|svg|png|jpe?g|gif|webp|avif|ico)$/;

/** Worker, file lists, fallback pages, and images that no page shows, or only until a demo runs. */
const LEFT_OUT =
  /^(?:(?:[\w.]+\.)?sw\.js|(?:offline|worker)-files\.json|offline\.html|404\.html|(?:assets\/markdown|img\/(?:cards|demos))\/.*)$/;

/** Lists the files of a built site that an installed app caches (spec 7.3). */
export async function listSiteFiles(outDir: string): Promise<SiteFiles> {
  const entries = await fs.readdir(outDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(outDir, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => NEEDED.test(file) && !LEFT_OUT.test(file) && file !== SBOM_FILE)
    .sort();
  const revised = files.map(async (file): Promise<[string, string | null]> => {
    if (file.startsWith('assets/')) {
      return [file, null];
    }
    const content = await fs.readFile(path.join(outDir, file));
    return [file, createHash('sha256').update(content).digest('hex').slice(0, 12)];
  });
  return Object.fromEntries(await Promise.all(revised));
}
