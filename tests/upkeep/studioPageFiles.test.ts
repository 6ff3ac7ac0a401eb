/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { filesIn } from './filesIn';

/** The YAML fences of the pages that belong to a file of an app. */
const fences = filesIn('docs-studio', /\.mdx$/).flatMap((page) =>
  [
    ...fs
      .readFileSync(page, 'utf8')
      .matchAll(/^ *```yaml title="(toolpad\/[^" ]+)( \(part\))?".*\n([^]*?)^ *```/gm),
  ].map(([, file = '', part, text = '']) => ({ page, file, isPart: part !== undefined, text })),
);

/** What a page tells its reader to add, so that no example has it. */
const ADDED = [/^alias:$/, /^field: weight$/];

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim().replace(/^- /, '').replaceAll('"', "'"))
    .filter(Boolean);

/** Whether a file has all lines, in their order. */
function holds(file: string, lines: readonly string[]): boolean {
  const rest = [...lines];
  for (const line of linesOf(fs.readFileSync(file, 'utf8'))) {
    if (line === rest[0]) {
      rest.shift();
    }
  }
  return rest.length === 0;
}

describe('what the Studio pages print of an app', () => {
  it('is a file of an example, if it is a whole file: `npm run check` there opens it in the editor', () => {
    expect(fences.filter(({ isPart }) => !isPart)).toEqual([]);
  });

  it('is part of such a file, unless readers are to add it', () => {
    const examples = fs.readdirSync('examples');
    const unknown = fences.filter(({ file, text }) => {
      const lines = linesOf(text);
      const found = examples.some((name) => {
        const source = path.join('examples', name, file);
        return fs.existsSync(source) && holds(source, lines);
      });
      return !found && !lines.some((line) => ADDED.some((words) => words.test(line)));
    });
    expect(unknown).toEqual([]);
  });
});
