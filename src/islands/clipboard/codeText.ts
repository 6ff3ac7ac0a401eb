/**
 * The code of a block as it stands on the page: line by line where the highlighter made lines, and
 * without the line numbers, which style sheets draw. Reading the page means that the code is sent
 * to the reader once, coloured, and not a second time for copying.
 *
 * @param block an element with one `pre` inside
 */
export function codeText(block: Element): string {
  const pre = block.querySelector('pre');
  if (pre === null) {
    return '';
  }
  const lines = Array.from(pre.querySelectorAll('.token-line'), (line) => line.textContent);
  return lines.length > 0 ? lines.join('\n') : pre.textContent;
}
