/**
 * Turns `build/` into the folder that Netlify or Cloudflare Pages publishes: the site in
 * `toolpad/`, and at the top what these hosts and crawlers expect there. Adds the bill of materials.
 *
 *   node hosting/publishFolder.mjs <netlify|cloudflare> <folder> [build]
 */
import fs from 'node:fs';
import path from 'node:path';
import { writeBillOfMaterials } from './billOfMaterials.mjs';

/** The file of the build that lists the redirects in the host's own format. */
const REDIRECTS = { netlify: '_redirects.netlify', cloudflare: '_redirects' };

const [host = '', folder = '', build = 'build'] = process.argv.slice(2);
const redirects = REDIRECTS[host];
if (redirects === undefined || folder === '') {
  throw new Error('Which host, and which folder? For example: netlify publish');
}
if (!fs.existsSync(path.join(build, 'index.html'))) {
  throw new Error(`There is no built site in ${build}: run "npm run build"`);
}

const site = path.join(folder, 'toolpad');
fs.rmSync(folder, { recursive: true, force: true });
fs.cpSync(build, site, { recursive: true });
writeBillOfMaterials(site);
for (const [from, to] of [
  ['_headers', '_headers'],
  [redirects, '_redirects'],
  ['robots.txt', 'robots.txt'],
]) {
  fs.mkdirSync(path.dirname(path.join(folder, to)), { recursive: true });
  fs.renameSync(path.join(site, from), path.join(folder, to));
}
// The other host's file, which this one would serve to readers.
for (const name of Object.values(REDIRECTS)) {
  fs.rmSync(path.join(site, name), { force: true });
}
