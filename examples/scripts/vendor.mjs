/**
 * Copies the sources of the site's reference from the installed `@toolpad/studio` to
 * `vendor/toolpad-studio/`: `npm run vendor`. With `--check`, it compares instead, and fails if
 * they differ. The site itself cannot install the package, which brings 900 others.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './lib/examples.mjs';

const PACKAGE = path.join(root, 'node_modules/@toolpad/studio');
const VENDOR = path.resolve(root, '../vendor/toolpad-studio');

/** The schema is not published as a module, but its source is in the source map of the CLI. */
async function schemaSource() {
  const { sources, sourcesContent } = JSON.parse(
    await readFile(path.join(PACKAGE, 'dist/cli/index.mjs.map'), 'utf8'),
  );
  const index = sources.findIndex((source) => source.endsWith('/server/schema.ts'));
  if (index === -1) {
    throw new Error('The source map of toolpad-studio no longer contains server/schema.ts.');
  }
  // The authors' comments to each other do not belong in the reference.
  return sourcesContent[index].replace(/^ *\/\/.*\n/gm, '');
}

const files = {
  'schema.ts': await schemaSource(),
  'index.d.mts': await readFile(path.join(PACKAGE, 'dist/exports/index.d.mts'), 'utf8'),
  LICENSE: await readFile(path.join(PACKAGE, 'LICENSE'), 'utf8'),
};

if (process.argv.includes('--check')) {
  for (const [name, text] of Object.entries(files)) {
    const kept = await readFile(path.join(VENDOR, name), 'utf8').catch(() => '');
    if (kept !== text) {
      throw new Error(
        `vendor/toolpad-studio/${name} differs from the installed @toolpad/studio: run "npm run vendor" in examples/.`,
      );
    }
  }
  console.log(`ok  vendor/toolpad-studio (${Object.keys(files).length} files)`);
} else {
  await mkdir(VENDOR, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.join(VENDOR, name), text);
  }
}
