import { createRequire } from 'node:module';
import { normalizeTokens, Prism } from 'prism-react-renderer';
import { buildCache, codeHash } from '../../../build/tools/buildCache';
import { encodeWords, type CodeWord } from '../codeWords';

/** Prism languages that its React edition lacks. */
const MORE_LANGUAGES = ['bash', 'diff', 'docker', 'json', 'nginx'];

/** Prism's language definitions register themselves on a global `Prism`. */
function addLanguages(): void {
  const require = createRequire(__filename);
  const before = Reflect.get(globalThis, 'Prism') as unknown;
  Reflect.set(globalThis, 'Prism', Prism);
  MORE_LANGUAGES.forEach((name) => require(`prismjs/components/prism-${name}`) as unknown);
  Reflect.set(globalThis, 'Prism', before);
}

/** Prism highlights only shell flags without a hyphen, and does not know `npx`. */
function correctShell(): void {
  type Shell = Record<'function' | 'parameter', { pattern: RegExp }>;
  const shell = Prism.languages.bash as unknown as Shell;
  shell.parameter.pattern = /(^|\s)-{1,2}\w[\w.-]*(?=[=\s]|$)/;
  shell.function.pattern = new RegExp(shell.function.pattern.source.replace('|npm|', '|npm|npx|'));
}

addLanguages();
correctShell();

/** Token types by their color in `codeColors.css`. */
export const TOKENS = {
  comment: ['comment', 'prolog', 'doctype', 'cdata', 'coord'],
  keyword: ['keyword', 'operator', 'boolean', 'atrule', 'important', 'selector'],
  string: ['string', 'char', 'attr-value', 'inserted', 'url', 'regex', 'template-string'],
  function: ['function', 'function-variable', 'class-name', 'maybe-class-name', 'tag', 'builtin'],
  property: ['number', 'constant', 'symbol', 'variable', 'attr-name', 'property', 'key'],
  deleted: ['deleted'],
  // Half of all words: a color would double the number of elements on a page.
  plain: ['punctuation'],
} as const;

const classOfType = new Map<string, string | null>(
  Object.entries(TOKENS).flatMap(([color, types]) =>
    types.map((type) => [type, color === 'plain' ? null : `c-${color}`] as const),
  ),
);

function classOf(types: readonly string[]): string | null {
  const named = [...types].reverse().find((type) => classOfType.has(type)) ?? '';
  const color = classOfType.get(named) ?? null;
  const change = types.find((type) => type === 'inserted' || type === 'deleted');
  // The sign at the start of a diff line also selects the line's style.
  const isSign = types.includes('prefix') && change !== undefined;
  return isSign && color !== null ? `${color} prefix ${change}` : color;
}

/** Highlights code at build time (`encodeWords`); empty for a language that Prism does not know. */
export function highlightCode(code: string, language: string): string {
  const grammar = Prism.languages[language];
  if (grammar === undefined) {
    return '';
  }
  const { hooks } = Prism as unknown as { hooks: { run: (name: string, what: object) => void } };
  const found = { code, grammar, language, tokens: Prism.tokenize(code, grammar) };
  // Text between JSX tags is recognized only by this hook.
  hooks.run('after-tokenize', found);
  const lines = normalizeTokens(found.tokens);
  const words = lines.flatMap((line, index): CodeWord[] => [
    ...(index > 0 ? [{ text: '\n', className: null }] : []),
    ...line
      // An empty line is a single token that holds its line break.
      .filter(({ empty }) => empty !== true)
      .map(({ content, types }) => ({
        text: content,
        className: content.trim() === '' ? null : classOf(types),
      })),
  ]);
  return encodeWords(words);
}

/** `highlightCode` across builds; for code that is not part of a page, which the bundler caches. */
export function highlightOnce(code: string, language: string): Promise<string> {
  const version = codeHash(
    'src/features/code/build/highlightCode.ts',
    'src/features/code/codeWords.ts',
  );
  return buildCache('highlighted', [version, code, language], () =>
    Promise.resolve(highlightCode(code, language)),
  );
}
