/**
 * Lists the external links of the site, with the pages they are on, and requests each URL:
 *
 *   npm run check:links
 *
 * Fails for URLs that a server says are gone. Without a network, it lists the URLs and says so.
 */
import { requestUrl, requestAll, listExternalLinks, reportLinks } from './externalLinks';
import { listSourceFiles } from './pageFiles';
import { readProsePage } from './prose/prosePage';

const TIMEOUT = 15_000;

async function main(): Promise<void> {
  const siteDir = process.cwd();
  const read = await Promise.all(
    listSourceFiles(siteDir).map((file) => readProsePage(siteDir, file)),
  );
  const links = listExternalLinks(read.filter((page) => 'tree' in page));
  const answers = await requestAll(links, (url) => requestUrl(url, fetch, TIMEOUT));
  const { lines, dead, isOffline } = reportLinks(links, answers);
  const sum = isOffline
    ? `${links.length} URLs, none checked: there is no network connection`
    : `${links.length} URLs, ${dead} dead`;
  process.stdout.write(`${[...lines, sum].join('\n')}\n`);
  process.exitCode = dead > 0 ? 1 : 0;
}

void main();
