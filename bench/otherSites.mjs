/** Other generators, with the site's text: the Markdown that its build writes next to each page. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { copyPackages } from '../tests/support/copyPackages.mjs';

/** The site's URL in its Markdown. */
const PUBLISHED = 'https://mui.com/toolpad/';

/** A page's Markdown for another generator: title as front matter, links within the site. */
function pageOf(text) {
  const [, title, body] = /^# (.*)\n+([\s\S]*)$/.exec(text) ?? [null, 'Untitled', text];
  const [description] = body.split('\n', 1);
  const matter = [`title: ${JSON.stringify(title)}`, `description: ${JSON.stringify(description)}`];
  return `---\n${matter.join('\n')}\n---\n\n${body.replaceAll(PUBLISHED, '/toolpad/')}`;
}

/**
 * Makes a site of another generator.
 *
 * @param {string} dir the folder to make
 * @param {{ source: string, content: string, assets: string, files: Record<string, string>,
 *   edit?: (page: string) => string }} options `source`: the built site; `content`, `assets`: the
 *   folders of pages and of public files; `edit`: adapts a page to the generator
 */
async function writeSite(dir, { source, content, assets, files, edit = (page) => page }) {
  const entries = await fs.readdir(source, { recursive: true });
  for (const entry of entries.filter((name) => path.basename(name) === 'index.md')) {
    const file = path.join(dir, content, entry);
    await fs.mkdir(path.dirname(file), { recursive: true });
    const page = pageOf(await fs.readFile(path.join(source, entry), 'utf8'));
    await fs.writeFile(file, edit(page));
  }
  for (const folder of ['img', 'assets/images']) {
    const pictures = path.join(source, folder);
    await fs
      .cp(pictures, path.join(dir, assets, folder), { recursive: true })
      .catch(() => undefined);
  }
  for (const [name, text] of Object.entries(files)) {
    await fs.mkdir(path.dirname(path.join(dir, name)), { recursive: true });
    await fs.writeFile(path.join(dir, name), text);
  }
  await copyPackages(
    path.join(import.meta.dirname, 'node_modules'),
    path.join(dir, 'node_modules'),
  );
}

const ASTRO_CONFIG = `import starlight from '@astrojs/starlight';
import { defineConfig, passthroughImageService } from 'astro/config';

const group = (label, directory) => ({ label, autogenerate: { directory } });
export default defineConfig({
  site: 'https://example.com',
  base: '/toolpad',
  trailingSlash: 'always',
  outDir: './build',
  image: { service: passthroughImageService() },
  integrations: [
    starlight({ title: 'Toolpad', sidebar: [group('Core', 'core'), group('Studio', 'studio')] }),
  ],
});
`;

/**
 * Astro saves pages while it reads them. If a save is slow on a busy machine, Astro 5.18 ends up
 * with an older one that lacks pages. So it gets all of them at once.
 */
const ASTRO_CONTENT = `import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';

const loader = {
  name: 'all-at-once',
  async load(context) {
    const pages = [];
    const set = (page) => pages.push(page) > 0;
    await docsLoader().load({ ...context, store: { ...context.store, set } });
    pages.forEach((page) => context.store.set(page));
  },
};
export const collections = { docs: defineCollection({ loader, schema: docsSchema() }) };
`;

const RSPRESS_CONFIG = `import { defineConfig } from '@rspress/core';

export default defineConfig({
  root: 'docs',
  base: '/toolpad/',
  title: 'Toolpad',
  outDir: 'build',
  markdown: { link: { checkDeadLinks: false }, image: { checkDeadImages: false } },
});
`;

const PACKAGE = JSON.stringify({ name: 'bench-site', private: true, type: 'module' });

/** Escapes braces and tags, which are code to Rspress: it reads each page as MDX. */
const escapeText = (page) =>
  page
    .split(/(^---\n[\s\S]*?\n---\n|^ *```[\s\S]*?^ *```|`[^`\n]*`)/m)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replaceAll(/<(https?:[^>\s]+)>/g, '[$1]($1)').replaceAll(/[{}<]/g, '\\$&'),
    )
    .join('');

/** The other generators: how to make a site of each from the built own site, and to build it. */
export const OTHER_SITES = {
  starlight: {
    make: (dir, source) =>
      writeSite(dir, {
        source,
        content: 'src/content/docs',
        assets: 'public',
        files: {
          'package.json': PACKAGE,
          'astro.config.mjs': ASTRO_CONFIG,
          'src/content.config.ts': ASTRO_CONTENT,
        },
      }),
    command: ['node_modules/astro/astro.js', 'build'],
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
  },
  rspress: {
    make: (dir, source) =>
      writeSite(dir, {
        source,
        content: 'docs',
        assets: 'docs/public',
        files: { 'package.json': PACKAGE, 'rspress.config.mjs': RSPRESS_CONFIG },
        edit: escapeText,
      }),
    command: ['node_modules/@rspress/core/bin/rspress.js', 'build'],
    env: {},
  },
};
