/** @jest-environment node */
import fs from 'node:fs';
import { filesIn } from './filesIn';

const MAX_LINES = 300;

function lineCount(file: string): number {
  return fs.readFileSync(file, 'utf8').trimEnd().split('\n').length;
}

it('files that ESLint does not check have at most 300 lines, too', () => {
  const styles = ['src', 'docs-core', 'docs-studio', 'writing'].flatMap((folder) =>
    filesIn(folder, /\.css$/),
  );
  const examples = filesIn('examples', /\.(?:tsx?|mjs|cjs|css)$/);
  expect(styles.length).toBeGreaterThan(20);
  expect(examples.length).toBeGreaterThan(20);
  expect([...styles, ...examples].filter((file) => lineCount(file) > MAX_LINES)).toEqual([]);
});
