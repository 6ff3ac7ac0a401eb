import { keepUsedStyles } from './usedStyles';

describe('the styles of a page', () => {
  const page = new Set(['p', 'b']);

  it('keep what a script may ask for by what it sets on an element', async () => {
    const css = "[data-code-choice='b'] p{color:red}";
    expect(await keepUsedStyles(css, page, ['e.dataset.codeChoice=v'])).toBe(css);
    expect(await keepUsedStyles(css, page, ['e.dataset.mode=v'])).toBe('');
  });
});
