/** @jest-environment node */
import { parseSearchParameters, formatSearchParameters, resultsAddress } from './resultsAddress';

it('a query survives the round trip through the URL', () => {
  for (const parameters of [
    { query: 'a&b=c #<d>', product: null },
    { query: 'crud', product: 'toolpad-studio' as const },
  ]) {
    expect(parseSearchParameters(formatSearchParameters(parameters))).toEqual(parameters);
  }
});

it.each(['', '?q', '?in=toString', '?q=%E0%A4%A&in=core2', '?other=1'])(
  'finds no product in "%s"',
  (search) => {
    expect(parseSearchParameters(search).product).toBeNull();
  },
);

it('truncates a long query', () => {
  expect(parseSearchParameters(`?q=${'a'.repeat(5000)}`).query).toHaveLength(200);
});

it('names the product only if a single one is searched', () => {
  expect(resultsAddress('a b', { here: 'toolpad-core', everywhere: false })).toBe(
    '/toolpad/search/?q=a+b&in=core',
  );
  expect(resultsAddress('a b', { here: 'toolpad-core', everywhere: true })).toBe(
    '/toolpad/search/?q=a+b',
  );
});
