/** Names of languages as readers know them, by what stands on a fence. */
const LABELS: Readonly<Record<string, string>> = {
  bash: 'Shell',
  sh: 'Shell',
  shell: 'Shell',
  js: 'JavaScript',
  javascript: 'JavaScript',
  jsx: 'JSX',
  ts: 'TypeScript',
  typescript: 'TypeScript',
  tsx: 'TSX',
  css: 'CSS',
  html: 'HTML',
  json: 'JSON',
  yaml: 'YAML',
  yml: 'YAML',
  sql: 'SQL',
  md: 'Markdown',
  mdx: 'MDX',
  diff: 'Diff',
  graphql: 'GraphQL',
};

/** What a fence says when its content is in no language. */
const PLAIN: readonly string[] = ['', 'text', 'txt', 'plain', 'plaintext'];

/**
 * A language's name for the reader.
 *
 * @param language as on the fence; case does not matter
 * @returns `null` for plain text; an unknown language as the writer wrote it
 */
export function languageLabel(language = ''): string | null {
  const name = language.toLowerCase();
  if (PLAIN.includes(name)) {
    return null;
  }
  return Object.hasOwn(LABELS, name) ? (LABELS[name] ?? language) : language;
}
