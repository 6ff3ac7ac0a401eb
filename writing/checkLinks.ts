/**
 * Lists the links that lead out of the site, with the pages they are in, and asks each address:
 *
 *   npm run check:links
 *
 * It fails for addresses that a server says are gone. Without a network it lists them, and says so.
 */
import { askAddress, askAll, listExternalLinks, reportLinks } from './externalLinks';
import { listSourceFiles } from './pageFiles';
import { readProsePage } from './prose/prosePage';

const TIMEOUT = 15_000;

async function main(): Promise<void> {
  const siteDir = process.cwd();
  const read = await Promise.all(
    listSourceFiles(siteDir).map((file) => readProsePage(siteDir, file)),
  );
  const links = listExternalLinks(read.filter((page) => 'tree' in page));
  const answers = await askAll(links, (url) => askAddress(url, fetch, TIMEOUT));
  const { lines, dead, isOffline } = reportLinks(links, answers);
  const sum = isOffline
    ? `${links.length} URLs, none checked: there is no network connection`
    : `${links.length} URLs, ${dead} dead`;
  process.stdout.write(`${[...lines, sum].join('\n')}\n`);
  process.exitCode = dead > 0 ? 1 : 0;
}

void main();
