import { isAllowed } from '../allowances';
import type { Rule } from '../prosePage';
import { lineAt, visibleText } from '../visibleText';

/** A word that these pages do not use, and the one that they use instead. */
interface WrongWord {
  /** As in a regular expression; a space means any white space between two words. */
  readonly words: string;
  readonly right: string;
}

const OWNER = '(?:your|its|their|our|his|her|my)';
const PLACE = '(?:in|on|at|above|below|beside|before|behind|outside|under|around|nowhere|anywhere)';

/** Literal translations from other languages, riddles, and words that have a better alternative. */
const WRONG: readonly WrongWord[] = [
  {
    words:
      '(?:a|any|each|another|every|empty|one) text(?! (?:field|box|area|input|file|editor|node))',
    right: 'a string; or a label, a message, some text',
  },
  { words: 'texts', right: 'strings; or labels, messages, translations' },
  {
    words:
      '(?<!\\b(?:e-?mail|mail|ip|mac|postal|street|home|shipping|delivery|billing) )address(?:es)?(?! bar\\b)',
    right: 'a URL, a path, a page; an address is postal, of email or of a network',
  },
  { words: 'anew', right: 'again' },
  { words: `of ${OWNER} own`, right: 'custom, separate, or "your own …" before the noun' },
  {
    words:
      '(?:leads?|leading|led) (?:\\w+ ){0,2}(?:to|from|nowhere|anywhere|around|back|out|into|past)',
    right: 'redirects to, opens, links to; or what the way around is',
  },
  { words: '(?<!\\bscreen )readers?', right: 'user, or "you" for the developer' },
  { words: 'visitors?', right: 'user' },
  { words: 'somebody', right: 'a user, someone' },
  { words: '(?:takes?|took|taking) (?:itself|themselves) for', right: 'assumes that it is' },
  { words: 'ways? out', right: 'what it is: a sign-out button, a link back' },
  {
    words: "(?:gives?|gave|has|have|had)(?! to\\b)(?: [\\w’'-]+){1,4} to (?:it|them)",
    right: 'the plain verb: names it, adds',
  },
  { words: '(?:leaves?|leaving|left)(?: [\\w-]+){0,2} away', right: 'omits' },
  {
    words: 'behind the back of|behind (?:its|their|your) back',
    right: 'bypassing, without … noticing',
  },
  { words: '(?:takes?|took|taking) the place of', right: 'replaces' },
  { words: 'front door', right: 'a sign-in page, a home page' },
  {
    words: 'in a state(?! (?:of|that|where|variable))',
    right: 'in state, in a state variable',
  },
  {
    words: '(?:all|every|none|no)(?: [\\w-]+){0,3} but one',
    right: 'all except one; name the one',
  },
  { words: 'symbols?', right: 'icon; or character' },
  { words: `stands? ${PLACE}`, right: 'is, appears' },
  { words: 'stands? for (?:your|the|a)', right: 'is a stand-in for, means' },
];

/** A space or a line break between words; more space means that code or markup was there. */
const GAP = '(?: | ?\\n *(?:> ?)?)';

const PATTERNS = WRONG.map(({ words, right }) => ({
  pattern: new RegExp(`(?<![\\w-])(?:${words.replaceAll(' ', GAP)})(?![\\w-])`, 'gi'),
  right,
}));

/** The words of these pages: standard terms, one for each thing. */
export const vocabulary: Rule = (page) => {
  const text = visibleText(page.source, page.tree);
  return PATTERNS.flatMap(({ pattern, right }) =>
    [...text.matchAll(pattern)]
      .map(({ 0: words, index }) => ({ words: words.replace(/\s+/g, ' '), offset: index }))
      // A capitalized word is a name: Text is a component.
      .filter(({ words }) => !/ Texts?$|^Texts$/.test(words))
      .filter(({ words, offset }) => !isAllowed(page, words, offset))
      .map(({ words, offset }) => ({
        file: page.file,
        line: lineAt(text, offset),
        message: `"${words}": write ${right}; where it is right, put {/* allow: ${words.toLowerCase()} */} before the paragraph`,
      })),
  );
};
