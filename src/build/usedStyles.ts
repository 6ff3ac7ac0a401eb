import { PurgeCSS } from 'purgecss';

/** A start tag of HTML: its name and its attributes. */
const START_TAG = /<([a-z][\w-]*)((?:\s+[^\s=>]+(?:=(?:"[^"]*"|'[^']*'|[^\s>]*))?)*)\s*\/?>/gi;
/** An attribute: its name and its value, quoted or not. */
const ATTRIBUTE = /([^\s=]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S*)))?/g;
/** Attributes whose values style sheets ask for. */
const READ_VALUES = /^(?:class|id|type|role|dir|data-.*|aria-.*)$/;

/** On every page, whether anything has it there or not (spec 1.7). */
const ALWAYS = ['material-icons'];

/** Attributes that code sets by their names in `dataset`. */
const DATASET = /(?<=\bdataset\.)\w+/g;

/** `codeChoice` as the attribute is called: `data-code-choice`. */
function attributeOf(name: string): string {
  return `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Words in code that may be a class, an attribute or a variable of CSS. */
const WORD = /[A-Za-z_-][\w-]*/g;

/**
 * Collects what a style sheet can ask of a page: its elements, classes, ids and attributes.
 *
 * @param html a finished page
 * @param into gets them, as PurgeCSS compares them
 */
export function collectSelectors(html: string, into: Set<string>): void {
  for (const [, tag = '', attributes = ''] of html.matchAll(START_TAG)) {
    into.add(tag.toLowerCase());
    for (const [, name = '', quoted, single, bare] of attributes.matchAll(ATTRIBUTE)) {
      into.add(name);
      if (READ_VALUES.test(name)) {
        for (const value of (quoted ?? single ?? bare ?? '').split(/\s+/)) {
          into.add(value);
        }
      }
    }
  }
}

/**
 * Leaves out of a style sheet what neither a page nor a script can show: Infima and Docusaurus bring many
 * more classes than the site uses.
 *
 * @param css the sheet that every page loads
 * @param words what the pages have ({@link collectSelectors})
 * @param scripts the code that pages run; a class or attribute that it says may come to be on a page
 * @returns the sheet without the rest, in its order
 */
export async function keepUsedStyles(
  css: string,
  words: ReadonlySet<string>,
  scripts: readonly string[],
): Promise<string> {
  const said = new Set([...words, ...ALWAYS]);
  const set = new Set(['dir', 'open', 'hidden', 'inert', 'data-theme']);
  for (const script of scripts) {
    for (const [word] of script.matchAll(WORD)) {
      said.add(word);
      if (word.startsWith('data-') || word.startsWith('aria-')) {
        set.add(word);
      }
    }
    for (const [name] of script.matchAll(DATASET)) {
      set.add(attributeOf(name));
    }
  }
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: [...said].join('\n'), extension: 'txt' }],
    css: [{ raw: css }],
    defaultExtractor: (content) => content.split('\n'),
    // Scripts in the head set these.
    safelist: {
      standard: ['html', 'body', ':root', 'data-theme', 'dir'],
      greedy: [/^dark$|^rtl$/],
    },
    dynamicAttributes: [...set],
    variables: true,
  });
  if (!result) {
    throw new Error('PurgeCSS returned nothing for the style sheet of the pages');
  }
  return result.css;
}
