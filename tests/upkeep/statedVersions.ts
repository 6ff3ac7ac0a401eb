/** Where a version means the one that readers have: commands, manifests, URLs, sentences. */
const STATEMENTS: readonly RegExp[] = [
  /@toolpad\/(?:core|studio)@(\d+\.\d+\.\d+)/g,
  /"@toolpad\/(?:core|studio)": "\^?(\d+\.\d+\.\d+)"/g,
  /mui\/toolpad\/v(\d+\.\d+\.\d+)\//g,
  /pages describe (?:`@toolpad\/\w+` |version )?(\d+\.\d+\.\d+)/g,
];

/** A claim about the current version; on a roadmap, the same words may be history. */
const CLAIM = /\b(?:in|of|Studio|Core)\s+(\d+\.\d+\.\d+)\b/gi;
const HISTORY = /\/roadmap\//;

/**
 * Finds mentions of a version of the product other than the installed one.
 *
 * @param file its path, such as `docs-core/react-crud/index.mdx`
 * @param text of the file
 * @param installed such as `0.15.0`
 * @returns a message for each place, with file and line
 */
export function otherVersions(file: string, text: string, installed: string): string[] {
  const isProse = /\.mdx$|\/notes/.test(file) && !HISTORY.test(file);
  const found = [...STATEMENTS, ...(isProse ? [CLAIM] : [])].flatMap((statement) => [
    ...text.matchAll(statement),
  ]);
  return found
    .filter(([, version]) => version !== installed)
    .map(({ index, 0: words }) => {
      const line = text.slice(0, index).split('\n').length;
      return `${file}:${line}: "${words.replace(/\s+/g, ' ')}", but ${installed} is installed. Check whether it still holds, then write the new version.`;
    });
}
