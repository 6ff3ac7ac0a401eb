/** @jest-environment node */
import { breakNames } from './PageParts';

describe('names in the table of contents', () => {
  it.each([
    ['Application.spec.authentication', 'Application<wbr>.spec<wbr>.authentication'],
    [
      '<code>Theme.spec.options.palette</code>',
      '<code>Theme<wbr>.spec<wbr>.options<wbr>.palette</code>',
    ],
    ['Page.spec.queries[].query(rest)', 'Page<wbr>.spec<wbr>.queries[]<wbr>.query(rest)'],
  ])('%s breaks before its dots', (heading, broken) => {
    expect(breakNames(heading)).toBe(broken);
  });

  it.each([
    'Next.js: show the first dashboard',
    'Replace <code>App.tsx</code>',
    'JsExpressionBinding',
  ])('%s stays whole', (heading) => {
    expect(breakNames(heading)).toBe(heading);
  });
});
