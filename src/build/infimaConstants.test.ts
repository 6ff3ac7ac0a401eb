/** @jest-environment node */
import { inlineInfima } from './infimaConstants';

const LAYER = (rules: string) => `@layer infima{${rules}}`;

describe("Infima's constants", () => {
  it.each([
    [
      'a constant stands where it is used, through others',
      `${LAYER(':root{--ifm-a:2px;--ifm-b:calc(var(--ifm-a)*2)}')}p{margin:var(--ifm-b)}`,
      `${LAYER('')}p{margin:calc(2px*2)}`,
    ],
    [
      'values that touch in minified code stay apart',
      ':root{--ifm-a:2px;--ifm-b:red}p{padding:var(--ifm-a)var(--ifm-a);border:var(--ifm-a)solid var(--ifm-b,blue)}',
      'p{padding:2px 2px;border:2px solid red}',
    ],
    [
      'what an element, a mode or a window sets remains',
      ':root{--ifm-a:2px;--ifm-b:red;--ifm-c:1px}.x{--ifm-a:3px}[data-theme=dark]{--ifm-b:blue}@media print{:root{--ifm-c:0}}p{margin:var(--ifm-a);color:var(--ifm-b);border:var(--ifm-c)}',
      ':root{--ifm-a:2px;--ifm-b:red;--ifm-c:1px}.x{--ifm-a:3px}[data-theme=dark]{--ifm-b:blue}@media print{:root{--ifm-c:0}}p{margin:var(--ifm-a);color:var(--ifm-b);border:var(--ifm-c)}',
    ],
    [
      'what depends on such a variable remains, because elements inherit its value of the root',
      ':root{--ifm-a:2px;--ifm-b:calc(var(--ifm-a)*2)}.x{--ifm-a:3px}p{margin:var(--ifm-b)var(--ifm-a)}',
      ':root{--ifm-a:2px;--ifm-b:calc(var(--ifm-a)*2)}.x{--ifm-a:3px}p{margin:var(--ifm-b)var(--ifm-a)}',
    ],
    [
      'the site’s value for the same elements wins, in both modes',
      `${LAYER(':root{--ifm-a:red}html[data-theme=dark]{--ifm-a:blue}')}:root{--ifm-a:green}[data-theme=dark]{--ifm-a:gray}p{color:var(--ifm-a)}`,
      `${LAYER('')}:root{--ifm-a:green}[data-theme=dark]{--ifm-a:gray}p{color:var(--ifm-a)}`,
    ],
    [
      'a value for other elements remains',
      `${LAYER(':root{--ifm-a:red}')}.x{--ifm-a:green}p{color:var(--ifm-a)}`,
      `${LAYER(':root{--ifm-a:red}')}.x{--ifm-a:green}p{color:var(--ifm-a)}`,
    ],
    [
      'a value of the root alone does not replace one for elements inside',
      `${LAYER('[data-theme=dark]{--ifm-a:blue}')}html[data-theme=dark]{--ifm-a:gray}p{color:var(--ifm-a)}`,
      `${LAYER('[data-theme=dark]{--ifm-a:blue}')}html[data-theme=dark]{--ifm-a:gray}p{color:var(--ifm-a)}`,
    ],
    [
      'what a script uses remains',
      ':root{--ifm-kept:red;--ifm-other:red}p{color:var(--ifm-kept)}',
      ':root{--ifm-kept:red}p{color:red}',
    ],
    [
      'the site’s own variables remain',
      ':root{--site-a:red}p{color:var(--site-a)}',
      ':root{--site-a:red}p{color:var(--site-a)}',
    ],
  ])('%s', (_name, css, expected) => {
    expect(inlineInfima(css, new Set(['--ifm-kept']))).toBe(expected);
  });
});
