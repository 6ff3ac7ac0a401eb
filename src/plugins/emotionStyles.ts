import fs from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { EMOTION_KEY } from '../brand/emotionKey';

/** A style element that Emotion left beside the element it styles. */
const STYLE_ELEMENT = new RegExp(
  `<style data-emotion="?(${EMOTION_KEY}(?:-global)?(?: [\\w-]+)+)"?>([\\s\\S]*?)</style>`,
  'g',
);

/**
 * Moves the styles of MUI parts from the page's body to its head: in the order they were written,
 * each once, the rules of all parts in one element that Emotion's cache adopts at hydration (spec
 * 2.4). React then finds in the body exactly the elements it renders itself.
 *
 * @param html a prerendered page
 * @returns the page with its styles moved; the same text when it has none
 */
export function hoistEmotionStyles(html: string): string {
  const globals = new Map<string, string>();
  const scoped = new Map<string, string>();
  const body = html.replace(STYLE_ELEMENT, (_element, attribute: string, css: string) => {
    const isGlobal = attribute.startsWith(`${EMOTION_KEY}-global`);
    (isGlobal ? globals : scoped).set(attribute, css);
    return '';
  });
  if (globals.size === 0 && scoped.size === 0) {
    return html;
  }
  const globalElements = [...globals].map(
    ([attribute, css]) => `<style data-emotion="${attribute}">${css}</style>`,
  );
  const names = [...scoped.keys()].map((attribute) => attribute.slice(EMOTION_KEY.length + 1));
  const scopedElement = `<style data-emotion="${EMOTION_KEY} ${names.join(' ')}">${[...scoped.values()].join('')}</style>`;
  return body.replace('</head>', () => `${globalElements.join('')}${scopedElement}</head>`);
}

async function listHtmlFiles(dir: string): Promise<string[]> {
  const entries = await fs.readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Puts MUI's styles where a page needs them, on every page of the built site (spec 2.4). */
export default function emotionStyles(): Plugin {
  return {
    name: 'emotion-styles',
    async postBuild({ outDir }) {
      for (const file of await listHtmlFiles(outDir)) {
        const html = await fs.readFile(file, 'utf8');
        const hoisted = hoistEmotionStyles(html);
        if (hoisted !== html) {
          await fs.writeFile(file, hoisted);
        }
      }
    },
  };
}
