import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import coreTree from '../../sidebars-core';
import studioTree from '../../sidebars-studio';
import type { PublishingPlugin } from './tools/publishing';
import { inOrder } from './inOrder';
import type { PageFacts } from './facts';
import { readPageFacts } from './pageFacts';
import { finishedPages } from './finishedPages';
import { parseEnvironment } from '../site/config/environment';
import { listPages, OLD_ADDRESSES, overviewPathnames, parseOldAddresses } from '../site';

const BASE = '/toolpad/';
export const outDir = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'site-')), 'build');
export const site = {
  environment: parseEnvironment({}),
  versions: { 'toolpad-core': '1.2.3', 'toolpad-studio': '4.5.6' },
};

/** What Docusaurus passes to plugins. */
export function contextOf(): LoadContext {
  return {
    siteDir: process.cwd(),
    baseUrl: BASE,
    siteConfig: { url: 'https://docs.example', future: {} },
  } as unknown as LoadContext;
}

export const treePages = [...listPages(coreTree), ...listPages(studioTree)];
const overviews = [
  ...overviewPathnames(coreTree, '/toolpad/core'),
  ...overviewPathnames(studioTree, '/toolpad/studio'),
].map((pathname) => `${pathname}/`);
const routes = [
  BASE,
  '/toolpad/core/',
  '/toolpad/studio/',
  ...overviews,
  ...treePages.map(({ pathname }) => `${pathname}/`),
];

export const fileOf = (address: string) =>
  path.join(outDir, address.slice(BASE.length), 'index.html');
export const read = (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8');

/** Writes a file and creates its folder. */
export function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

/** A page with headings that redirects point to. */
export function pageHtml(title: string, anchors: readonly string[] = []): string {
  const targets = anchors.map((id) => `<h2 id="${id}">${id}</h2>`).join('');
  return `<html><head><meta charset="utf-8"><title>${title}</title><link rel="alternate" type="text/markdown" href="x"><link rel="stylesheet" href="/toolpad/assets/css/styles.1.css"></head>
    <body><script>theme('docusaurus-data-')</script><script>start()</script><script src="/toolpad/assets/js/main.1.js"></script><main><article><div class="theme-doc-markdown markdown">
    <header><h1>${title}</h1></header><p class="lead">What it is.</p>${targets}</div></article></main></body></html>`;
}

/** A page's facts, as post-build steps receive them. */
export function factsOf(html: string): PageFacts {
  const pageUrl = 'https://docs.example/toolpad/core/thing/';
  const siteUrl = 'https://docs.example/toolpad/';
  return readPageFacts(html, { pageUrl, siteUrl, origin: 'Core v1.2.3' }, process.cwd());
}

/** Runs post-build steps on the built site, after the one that reads the pages. */
export async function publish(
  ...steps: readonly ((context: LoadContext) => PublishingPlugin<PageFacts>)[]
): Promise<void> {
  const routesPaths = [...routes, `${BASE}demo/`];
  // Without a sitemap, which needs the routes' metadata.
  const props = { outDir, routesPaths, plugins: [], siteConfig: { noIndex: true } } as never;
  for (const plugin of inOrder([finishedPages(site), ...steps]).map((module) =>
    module(contextOf(), {}),
  )) {
    await (plugin as Plugin).postBuild?.(props);
  }
}

/** Writes all pages, as Docusaurus would. */
export function buildPages(): void {
  fs.rmSync(outDir, { recursive: true, force: true });
  const rules = parseOldAddresses(OLD_ADDRESSES);
  for (const address of routes) {
    const anchors = rules.flatMap(({ to, anchor }) => (to === address && anchor ? [anchor] : []));
    write(fileOf(address), pageHtml(`Page ${address}`, anchors));
  }
  write(path.join(outDir, 'assets/fonts/geist-latin-wght-normal-0a1b.woff2'), '');
  write(path.join(outDir, 'assets/css/styles.1.css'), '.used{a:b}.unused{a:b}.said{a:b}');
  write(path.join(outDir, 'assets/js/main.1.js'), 'x.className="said"');
  write(
    path.join(outDir, 'offline.html'),
    '<html><head><meta charset="utf-8"></head><body></body></html>',
  );
}

export function removeBuild(): void {
  fs.rmSync(path.dirname(outDir), { recursive: true });
}
