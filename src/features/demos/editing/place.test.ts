import { lineOf, placeOf } from './place';

const SOURCE = [
  'import * as React from "react";',
  '',
  'export default function Demo() {',
  '  return 1;',
  '}',
];

describe('the clicked place in the source', () => {
  function press(html: string, selector: string): ReturnType<typeof placeOf> {
    document.body.innerHTML = html;
    const demo = document.querySelector('tp-demo') ?? document.body;
    let place = placeOf(null, demo);
    document.body.addEventListener(
      'click',
      (event) => {
        place = placeOf(event, demo);
      },
      { once: true },
    );
    document.querySelector<HTMLElement>(selector)?.click();
    return place;
  }

  const CODE = '<pre data-code="Demo.tsx"><span class="token-line">  <b>return</b> 1;</span></pre>';

  it('is the file and the line', () => {
    expect(press(`<tp-demo>${CODE}</tp-demo>`, 'b')).toEqual({
      file: 'Demo.tsx',
      text: '  return 1;',
    });
  });

  it.each([
    ['outside the lines', `<tp-demo>${CODE}<i></i></tp-demo>`, 'i'],
    [
      'in code outside the demo',
      `<tp-demo>${CODE}</tp-demo><p class="token-line"><u></u></p>`,
      'u',
    ],
  ])('is the first line that shows for a click %s', (_, html, selector) => {
    expect(press(html, selector)).toEqual({ file: 'Demo.tsx', text: '  return 1;' });
  });

  const IMPORT =
    '<pre data-code="Demo.tsx"><b class="token-line">import * as React from "react";</b></pre>';

  it('is after the imports if those show first, unless one is clicked', () => {
    expect(press(`${IMPORT}<i></i>`, 'i').text).toBeNull();
    expect(press(IMPORT, 'b').text).toBe('import * as React from "react";');
  });

  it('is the start of a demo without code', () => {
    expect(press(`<tp-demo></tp-demo>${CODE}`, 'b')).toEqual({ file: null, text: null });
  });

  it.each([
    ['return 1;', 4],
    ['  export default function Demo() {', 3],
    // After the imports.
    ['changed by a restored edit', null],
    ['', null],
    [null, null],
  ])('%j is on line %d of the full file', (text, line) => {
    expect(lineOf({ file: 'Demo.tsx', text }, SOURCE.join('\n'))).toBe(line);
  });
});
