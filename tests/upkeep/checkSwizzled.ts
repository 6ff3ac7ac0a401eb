/**
 * Reports which originals of the site's swizzled components changed (see src/theme/README.md), and
 * which files in `src/build/docusaurus` do not say how they were checked.
 *
 *   npm run check:swizzled
 *   npm run check:swizzled -- --update [component …]
 *
 * `--update` records the installed originals after a review; those of all components if none is
 * named.
 */
import fs from 'node:fs';
import { checkReaches } from './checkReaches';
import { compareOriginals, updateOriginals, type Swizzling } from './compareOriginals';
import { findOriginal, parseOriginals, swizzledComponents } from './originals';

const LIST = 'src/theme/originals.json';

const swizzling: Swizzling = {
  recorded: fs.existsSync(LIST) ? parseOriginals(fs.readFileSync(LIST, 'utf8')) : {},
  ours: swizzledComponents('src/theme'),
  find: (name) => findOriginal(name, 'node_modules'),
  reasons: fs.readFileSync('src/theme/README.md', 'utf8'),
};

const [option, ...names] = process.argv.slice(2);
if (option === '--update') {
  const updated = updateOriginals(swizzling, names);
  fs.writeFileSync(LIST, `${JSON.stringify(updated, null, 2)}\n`);
  process.stdout.write(`${LIST}: ${Object.keys(updated).length} components\n`);
} else {
  const problems = [...compareOriginals(swizzling), ...checkReaches('src/build/docusaurus')];
  const count = `${swizzling.ours.length} swizzled components, ${problems.length} to look at\n`;
  process.stdout.write([...problems, count].join('\n'));
  process.exitCode = problems.length > 0 ? 1 : 0;
}
