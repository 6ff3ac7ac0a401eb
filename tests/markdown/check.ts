/**
 * Compares the Markdown of a built site with its pages, and checks the texts for language models.
 *
 *   jiti tests/markdown/check.ts [build]
 */
import fs from 'node:fs';
import path from 'node:path';
import { comparePage } from './comparePage';
import { compareTexts, deadLinks, type Site, type SitePage } from './compareSite';
import { readHtmlPage } from './htmlPage';
import { readMarkdownText } from './markdownText';

const BASE_URL = '/toolpad/';
/** Pages without Markdown: the document that frames demos, and the search page. */
const WITHOUT_MARKDOWN = /^(?:demo|search)\//;

function readSite(dir: string): { readonly site: Site; readonly problems: readonly string[] } {
  const folders = fs
    .readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => path.posix.basename(file) === 'index.html' && !WITHOUT_MARKDOWN.test(file))
    .map((file) => file.slice(0, -'index.html'.length))
    .sort();
  const home = fs.readFileSync(path.join(dir, 'index.html'), 'utf8');
  const canonical = /rel="?canonical"? href="?([^"\s>]+)/.exec(home)?.[1];
  if (canonical === undefined) {
    throw new Error(`${dir}/index.html has no canonical URL`);
  }
  const problems: string[] = [];
  const pages = folders.flatMap((folder): SitePage[] => {
    const address = BASE_URL + folder;
    const html = fs.readFileSync(path.join(dir, folder, 'index.html'), 'utf8');
    // Redirects from old URLs have no text of their own.
    if (!html.includes('__docusaurus')) {
      return [];
    }
    const file = path.join(dir, folder, 'index.md');
    if (!fs.existsSync(file)) {
      problems.push(`${address} has no Markdown`);
      return [];
    }
    for (const link of [
      `<link[^>]*type="?text/markdown"? href="?${address}index.md`,
      `<link[^>]*type="?text/plain"? href="?${BASE_URL}llms.txt`,
    ]) {
      if (!new RegExp(link).test(html)) {
        problems.push(`${address} has no such tag in its head: ${link}`);
      }
    }
    const markdown = fs.readFileSync(file, 'utf8');
    return [{ address, html: readHtmlPage(html), markdown, parsed: readMarkdownText(markdown) }];
  });
  const { origin } = new URL(canonical);
  return { site: { dir, origin, baseUrl: BASE_URL, pages }, problems };
}

const { site, problems } = readSite(process.argv[2] ?? 'build');
const all = [
  ...problems,
  ...site.pages.flatMap((page) =>
    [...comparePage(page.html, page.parsed), ...deadLinks(site, page)].map(
      (problem) => `${page.address}index.md: ${problem}`,
    ),
  ),
  ...compareTexts(site),
];
const links = site.pages.reduce((sum, { parsed }) => sum + parsed.links.length, 0);
const code = site.pages.reduce((sum, { parsed }) => sum + parsed.code.length, 0);
const tables = site.pages.reduce((sum, { parsed }) => sum + parsed.tables.length, 0);
process.stdout.write(
  [
    ...all,
    `${site.pages.length} pages as Markdown: ${code} code blocks, ${tables} tables, ${links} links, ${all.length} problems`,
    '',
  ].join('\n'),
);
process.exitCode = site.pages.length > 0 && all.length === 0 ? 0 : 1;
