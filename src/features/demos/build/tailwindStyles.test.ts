/** @jest-environment node */
import { tailwindStyles } from './demoRegistry';

describe('the Tailwind classes of a demo', () => {
  const rulesOf = (classes: string) => tailwindStyles(`<p className="${classes}">table</p>`);

  it('become rules in the layer above Material UI’s', async () => {
    const css = await rulesOf('p-4');
    expect(css).toContain('@layer theme, base, mui, components, utilities;');
    expect(css).toMatch(/@layer utilities \{[^]*\.p-4 \{/);
  });

  it('may contain parentheses and arbitrary values', async () => {
    const css = await rulesOf('grid-cols-[repeat(auto-fit,minmax(150px,1fr))] border-(--line)');
    expect(css).toContain('grid-template-columns: repeat(auto-fit,minmax(150px,1fr))');
    expect(css).toContain('border-color: var(--line)');
  });

  it('follow the color mode of Toolpad Core’s provider only', async () => {
    const css = await rulesOf('dark:bg-black');
    expect(css).toContain(
      ".dark\\:bg-black:where([data-toolpad-color-scheme='dark'], [data-toolpad-color-scheme='dark'] *)",
    );
    expect(css).not.toMatch(/data-theme|prefers-color-scheme/);
  });

  it('follow the direction of the page', async () => {
    expect(await rulesOf('rtl:rotate-180')).toContain('[dir="rtl"] *) {');
    expect(await rulesOf('ms-2')).toContain('margin-inline-start');
  });

  it('are recognized; other words produce no rules', async () => {
    const css = await tailwindStyles('<p className="bakery">const loaf = 3;</p>');
    expect(css).not.toMatch(/\.(bakery|loaf|const|className)/);
  });

  it('do not include Tailwind’s reset', async () => {
    expect(await rulesOf('p-4')).not.toMatch(/box-sizing|::file-selector-button|@layer base \{/);
  });
});
