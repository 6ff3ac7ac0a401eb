/** @jest-environment node */
import { removeThemeScript } from './themeScript';

const THEME = "set('docusaurus-data-x')";

describe('Docusaurus’s script for the color mode', () => {
  it('is removed from the page and from its scripts', () => {
    const html = `<script>a()</script><script>${THEME}</script><p>x</p>`;
    expect(removeThemeScript(html, ['a()', THEME])).toEqual({
      html: '<script>a()</script><p>x</p>',
      scripts: ['a()'],
    });
  });

  it.each([[[]], [['a()']], [[THEME]]])('stops the build if it is not there: %j', (scripts) => {
    expect(() => removeThemeScript('<script>a()</script>', scripts)).toThrow('docusaurus-data-');
  });
});
