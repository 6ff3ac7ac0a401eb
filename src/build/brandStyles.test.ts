/** @jest-environment node */
import postcss, { type Plugin } from 'postcss';
import { logicalSides, screenOnlyDark } from './brandStyles';

async function processed(plugin: Plugin, css: string, from?: string): Promise<string> {
  return (await postcss([plugin]).process(css, { from })).css;
}

const INFIMA = '/site/node_modules/infima/dist/css/default/default.css';

describe('the styles of packages', () => {
  it.each([
    ['margin-left:0', 'margin-inline-start:0'],
    ['padding-right:1px!important', 'padding-inline-end:1px!important'],
    ['left:0', 'inset-inline-start:0'],
    ['right:inherit', 'inset-inline-end:inherit'],
    ['border-left:0', 'border-inline-start:0'],
    ['scroll-margin-left:0', 'scroll-margin-inline-start:0'],
    ['border-right-width:1px', 'border-inline-end-width:1px'],
    ['border-top-left-radius:0', 'border-start-start-radius:0'],
    ['border-bottom-right-radius:0', 'border-end-end-radius:0'],
  ])('use logical properties: %s', async (physical, logical) => {
    expect(await processed(logicalSides(), `a{${physical}}`, INFIMA)).toBe(`a{${logical}}`);
    const theme = '/site/node_modules/@docusaurus/theme-classic/lib/theme/Tag/styles.module.css';
    expect(await processed(logicalSides(), `a{${physical}}`, theme)).toBe(`a{${logical}}`);
  });

  it.each(['text-align:left', 'margin:0 0 0 1px', 'margin-top:0', '--left:0'])(
    'are left alone if they need mirroring or are not physical: %s',
    async (declaration) => {
      expect(await processed(logicalSides(), `a{${declaration}}`, INFIMA)).toBe(
        `a{${declaration}}`,
      );
    },
  );
});

it('leaves physical properties in the site’s own styles alone', async () => {
  expect(await processed(logicalSides(), 'a{left:0}', '/site/src/code/Code.module.css')).toBe(
    'a{left:0}',
  );
});

describe('rules of the dark scheme', () => {
  it.each(["[data-theme='dark']", '[data-theme="dark"]', 'html[data-theme=dark] .x'])(
    'are limited to screens: %s',
    async (selector) => {
      const css = await processed(screenOnlyDark(), `a{b:c}${selector}{--a:b}`);
      expect(css.replaceAll(/\s+/g, ' ')).toMatch(
        /^a\{b:c\} ?@media screen ?\{ ?.*dark.*\{--a:b\} ?\}$/,
      );
    },
  );

  it('are left alone where they apply to other pages too', async () => {
    const css = "[data-theme='dark'] a, b{c:d}";
    expect(await processed(screenOnlyDark(), css)).toBe(css);
  });

  it('may apply to print explicitly', async () => {
    const css = "@media print{[data-theme='dark']{a:b}}";
    expect(await processed(screenOnlyDark(), css)).toBe(css);
  });
});
