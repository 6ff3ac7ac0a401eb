import { formatSearchParameters, parseSearchParameters } from './resultsAddress';

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

it('names what is searched', () => {
  const query = 'a b';
  expect(formatSearchParameters({ query, product: 'toolpad-core' })).toBe('?q=a+b&in=core');
  expect(formatSearchParameters({ query, product: null })).toBe('?q=a+b&in=all');
});
