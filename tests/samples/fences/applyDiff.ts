/** Between the changes of one file. */
const GAP = /^\s*…\s*$/;

/** The lines of a change that the file has before (`+` left out) or after (`-` left out). */
function side(lines: readonly string[], without: '+' | '-'): readonly string[] {
  return lines.filter((line) => !line.startsWith(without)).map((line) => line.slice(1));
}

function positionsOf(lines: readonly string[], part: readonly string[]): readonly number[] {
  return lines
    .map((_, index) => index)
    .filter((index) => part.every((line, offset) => lines[index + offset] === line));
}

/**
 * Changes a file as a `diff` fence says: its lines start with a space, `-` or `+`, and a line `…`
 * separates changes.
 *
 * @throws Error if a change fits nowhere in the file, or in more than one place
 */
export function applyDiff(code: string, diff: string): string {
  const changes: string[][] = [[]];
  for (const line of diff.split('\n')) {
    if (GAP.test(line)) {
      changes.push([]);
    } else {
      changes.at(-1)?.push(line);
    }
  }
  return changes
    .reduce<readonly string[]>((lines, change) => {
      const before = side(change, '+');
      const [at, ...others] = positionsOf(lines, before);
      if (at === undefined || others.length > 0) {
        const fits = at === undefined ? 'nowhere' : 'in several places';
        throw new Error(`the change fits ${fits}:\n${change.join('\n')}`);
      }
      return [...lines.slice(0, at), ...side(change, '-'), ...lines.slice(at + before.length)];
    }, code.split('\n'))
    .join('\n');
}
