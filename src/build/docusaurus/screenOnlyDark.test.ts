import postcss from 'postcss';
import { screenOnlyDark } from './brandStyles';

const processed = async (css: string): Promise<string> =>
  (await postcss([screenOnlyDark()]).process(css, { from: undefined })).css.replaceAll(/\s+/g, ' ');

describe('rules of the dark scheme', () => {
  it.each(["[data-theme='dark']", '[data-theme="dark"]', 'html[data-theme=dark] .x'])(
    'are limited to screens: %s',
    async (selector) => {
      expect(await processed(`a{b:c}${selector}{--a:b}`)).toMatch(
        /^a\{b:c\} ?@media screen ?\{ ?.*dark.*\{--a:b\} ?\}$/,
      );
    },
  );

  it('are left alone where they apply to other pages too', async () => {
    const css = "[data-theme='dark'] a, b{c:d}";
    expect(await processed(css)).toBe(css);
  });

  it('may apply to print when they say so', async () => {
    const css = "@media print{[data-theme='dark']{a:b}}";
    expect(await processed(css)).toBe(css);
  });
});
