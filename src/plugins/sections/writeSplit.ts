import fs from 'node:fs';
import path from 'node:path';
import { clientModules, indexCode } from './clientModules';
import { evaluateModule, GENERATED } from './generatedRoutes';
import type { SplitSite } from './splitSite';

/** Writes a file with its folder; returns its path. */
function write(dir: string, name: string, text: string): string {
  const file = path.join(dir, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
  return file;
}

/** What only a build needs of the configuration; some of it names folders of the machine it runs on. */
const BUILD_OPTIONS = ['presets', 'plugins', 'themes', 'clientModules', 'headTags', 'markdown'];

const CONFIG = 'docusaurus.config.mjs';

/** The configuration as browsers need it. */
function clientConfig(generatedDir: string): string {
  const config = evaluateModule(path.join(generatedDir, CONFIG)) as Record<string, unknown>;
  const kept = Object.entries(config).filter(([option]) => !BUILD_OPTIONS.includes(option));
  return `export default ${JSON.stringify(Object.fromEntries(kept))};`;
}

/** Docusaurus' global data without the list of all pages, which only several versions need. */
function globalDataWithoutPages(generatedDir: string): string {
  const text = fs.readFileSync(path.join(generatedDir, 'globalData.json'), 'utf8');
  const withoutPages = (key: string, value: unknown): unknown =>
    key === 'docs' && Array.isArray(value) ? [] : value;
  return JSON.stringify(JSON.parse(text, withoutPages));
}

/**
 * Writes a split site for the bundler.
 *
 * @param dirs the folder to write into, and that of Docusaurus' generated files
 * @returns what stands in for each of Docusaurus' files, by that file's path
 */
export function writeSplit(
  site: SplitSite,
  { dir, generatedDir }: { dir: string; generatedDir: string },
): Record<string, string> {
  const modules = Object.entries(clientModules(site)).map(
    ([name, code]) => [name, write(dir, name, code)] as const,
  );
  const replaced = modules.filter(([name]) => fs.existsSync(path.join(generatedDir, name)));
  const versions = Object.entries(site.versions).map(([request, version]) => {
    const name = request.slice(GENERATED.length);
    return [name, write(dir, name, JSON.stringify({ version }))] as const;
  });
  const globalData = write(dir, 'globalData.json', globalDataWithoutPages(generatedDir));
  const config = write(dir, CONFIG, clientConfig(generatedDir));
  const standIns = [
    ...replaced,
    ...versions,
    ['globalData.json', globalData] as const,
    [CONFIG, config] as const,
  ];
  return Object.fromEntries(standIns.map(([name, file]) => [path.join(generatedDir, name), file]));
}

/** Writes what the client needs of a site that is not split: that there are no sections. */
export function writeUnsplit(dir: string): void {
  write(dir, 'index.js', indexCode({ sections: [], addresses: {} }));
  write(dir, 'groups.js', 'export const groups = [];');
}
