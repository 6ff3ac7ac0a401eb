/**
 * A demo may put its styles into cascade layers, and Material UI declares these at the start of the
 * document, which would rank them below Docusaurus' own. At this mark, which it looks for, they
 * come after.
 */
export function placeLayersLast(): void {
  const mark = document.createElement('meta');
  mark.name = 'emotion-insertion-point';
  document.head.append(mark);
}
