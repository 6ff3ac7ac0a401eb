/** Where a version stands for the one that readers have: commands, manifests, addresses, sentences. */
const STATEMENTS: readonly RegExp[] = [
  /@toolpad\/(?:core|studio)@(\d+\.\d+\.\d+)/g,
  /"@toolpad\/(?:core|studio)": "\^?(\d+\.\d+\.\d+)"/g,
  /mui\/toolpad\/v(\d+\.\d+\.\d+)\//g,
  /pages describe (?:`@toolpad\/\w+` |version )?(\d+\.\d+\.\d+)/g,
];

/** What readers are told of the version at hand; on a roadmap the same words may be history. */
const CLAIM = /\b(?:in|of|Studio|Core)\s+(\d+\.\d+\.\d+)\b/gi;
const HISTORY = /\/roadmap\//;

/**
 * Where a file speaks of another version of its product than the installed one.
 *
 * @param file its path, such as `docs-core/react-crud/index.mdx`
 * @param text of the file
 * @param installed such as `0.15.0`
 * @returns a message for each place, with file and line
 */
export function otherVersions(file: string, text: string, installed: string): string[] {
  const isRead = /\.mdx$|\/notes/.test(file) && !HISTORY.test(file);
  const found = [...STATEMENTS, ...(isRead ? [CLAIM] : [])].flatMap((statement) => [
    ...text.matchAll(statement),
  ]);
  return found
    .filter(([, version]) => version !== installed)
    .map(({ index, 0: words }) => {
      const line = text.slice(0, index).split('\n').length;
      return `${file}:${line}: "${words.replace(/\s+/g, ' ')}", but ${installed} is installed. See whether it is still so, then write the new version.`;
    });
}
