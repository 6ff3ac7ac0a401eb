/** @jest-environment node */
import { choosePassage, markMatches, type Segment } from './passage';

function marked(segments: readonly Segment[]): string {
  return segments.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');
}

it('marks whole words, even if only a part matches', () => {
  expect(
    marked(markMatches('The DashboardLayout has a header', new Set(['dashboard', 'header']))),
  ).toBe('The [DashboardLayout] has a [header]');
  expect(marked(markMatches('useSession()', new Set(['usesession', 'session'])))).toBe(
    '[useSession]()',
  );
});

it('marks nothing without a match', () => {
  expect(marked(markMatches('<b>bold</b>', new Set()))).toBe('<b>bold</b>');
  expect(choosePassage('', new Set(['a']))).toEqual([]);
});

it('cuts a long text to the passage with the most matches', () => {
  const text = `A port is named here. ${'Filler words follow. '.repeat(30)}Then change the port of the server. ${'More of them. '.repeat(30)}`;
  const passage = marked(choosePassage(text, new Set(['change', 'port'])));
  expect(passage).toMatch(/^… .*\[change\] the \[port\].* …$/);
  expect(passage.length).toBeLessThan(170);
});

it('shows the start of a text without matches', () => {
  expect(marked(choosePassage('Short text.', new Set(['else'])))).toBe('Short text.');
});
