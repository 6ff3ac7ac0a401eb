/** @jest-environment node */
import { getContrastRatio } from '@mui/material/styles';
import { compile, middleware, prefixer, serialize, stringify } from 'stylis';
import { infimaStyleSheet, schemeVariables, sharedVariables } from './infima';
import { logicalDeclaration, logicalProperties } from './mirroredCache';
import { createBrandTheme } from './theme';

const theme = createBrandTheme();

describe('spec 2.1: one theme', () => {
  it('has the breakpoints, spacing and shape of the specification', () => {
    expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
    expect(theme.spacing(1)).toBe('var(--tp-spacing, 8px)');
    expect(theme.generateStyleSheets()).toContainEqual({
      ':root': expect.objectContaining({ '--tp-spacing': '8px' }) as unknown,
    });
    expect(theme.shape.borderRadius).toBe(12);
  });

  it.each(['light', 'dark'] as const)('gives Infima the theme’s %s colors', (scheme) => {
    const palette = theme.colorSchemes[scheme]?.palette;
    const variables = schemeVariables(theme, scheme);
    expect(variables['--ifm-color-primary']).toBe(palette?.primary.main);
    expect(variables['--ifm-color-danger']).toBe(palette?.error.main);
    expect(variables['--ifm-background-color']).toBe(palette?.background.default);
    expect(variables['--ifm-font-color-base']).toBe(palette?.text.primary);
  });

  it('gives Infima the theme’s typography and shape', () => {
    const variables = sharedVariables(theme);
    expect(variables['--ifm-global-radius']).toBe('12px');
    expect(variables['--ifm-font-size-base']).toBe('100%');
    expect(variables['--ifm-font-family-base']).toBe(theme.typography.fontFamily);
    expect(variables['--ifm-h2-font-size']).toBe(theme.typography.h2.fontSize);
  });

  it('writes both schemes under the attribute that Docusaurus sets', () => {
    const sheet = infimaStyleSheet();
    expect(sheet).toMatch(/^:root \{[^}]*--ifm-background-color: #ffffff;/);
    expect(sheet).toMatch(/\[data-theme='dark'\] \{[^}]*--ifm-background-color: #121212;/);
    expect(sheet).not.toContain('undefined');
  });

  it.each(['light', 'dark'] as const)('has a contrast of at least 4.5:1 in %s mode', (scheme) => {
    const palette = theme.colorSchemes[scheme]?.palette;
    const surfaces = [palette?.background.default, palette?.background.paper];
    const texts = [
      palette?.text.primary,
      palette?.text.secondary,
      ...(['primary', 'secondary', 'success', 'warning', 'error', 'info'] as const).map(
        (role) => palette?.[role].main,
      ),
    ];
    for (const surface of surfaces) {
      for (const text of texts) {
        expect([text, surface, getContrastRatio(String(text), String(surface)) >= 4.5]).toEqual([
          text,
          surface,
          true,
        ]);
      }
    }
    const { main, contrastText } = palette?.primary ?? {};
    expect(getContrastRatio(String(contrastText), String(main))).toBeGreaterThanOrEqual(4.5);
  });
});

describe('spec 2.3: MUI components follow the direction', () => {
  it.each([
    ['margin-left', '8px', 'margin-inline-start:8px;'],
    ['padding-right', '0', 'padding-inline-end:0;'],
    ['left', '0', 'inset-inline-start:0;'],
    ['border-left', '1px solid red', 'border-inline-start:1px solid red;'],
    ['border-right-color', 'red', 'border-inline-end-color:red;'],
    ['border-top-left-radius', '4px', 'border-start-start-radius:4px;'],
    ['text-align', 'right', 'text-align:end;'],
    ['float', 'left', 'float:inline-start;'],
    ['padding', '1px 2px 3px 4px', 'padding-block:1px 3px;padding-inline:4px 2px;'],
    [
      'margin',
      '0 calc(1px + 2px) 0 var(--a, 3px)!important',
      'margin-block:0 0!important;margin-inline:var(--a, 3px) calc(1px + 2px)!important;',
    ],
    [
      'border-radius',
      '1px 2px',
      'border-start-start-radius:1px;border-start-end-radius:2px;border-end-end-radius:1px;border-end-start-radius:2px;',
    ],
    ['transition', 'margin-left 1s, color 1s', 'transition:margin-inline-start 1s, color 1s;'],
    [
      'transform',
      'scale(0) translate(var(--Badge-translateX), 50%)',
      'transform:scale(0) translate(calc(var(--Badge-translateX) * var(--site-sign, 1)), 50%);',
    ],
    ['transform', 'translateX(20px)', 'transform:translateX(calc(20px * var(--site-sign, 1)));'],
    [
      'transform',
      'translate(-50%, -50%) scale(1)',
      'transform:translate(calc(-50% * var(--site-sign, 1)), -50%) scale(1);',
    ],
  ])('%s: %s', (property, value, expected) => {
    expect(logicalDeclaration(property, value)).toBe(expected);
  });

  it.each([
    ['color', 'red'],
    ['padding', '8px 16px'],
    ['margin', '0'],
    ['border-radius', '12px'],
    ['border-radius', '50% / 10%'],
    ['text-align', 'center'],
    ['transform', 'rotate(45deg)'],
    ['transform', 'translateY(4px)'],
    ['transform', 'translate(0, -50%)'],
    ['margin-inline-start', '8px'],
    ['background-image', 'url(left.png)'],
  ])('leaves %s: %s unchanged', (property, value) => {
    expect(logicalDeclaration(property, value)).toBeNull();
  });

  it('applies to the rules that Emotion generates', () => {
    const css = serialize(
      compile('.a{margin-left:4px;color:red;@media (min-width:600px){left:0;}&:hover{right:0;}}'),
      middleware([logicalProperties, prefixer, stringify]),
    );
    expect(css).toBe(
      '.a{margin-inline-start:4px;color:red;}@media (min-width:600px){.a{inset-inline-start:0;}}.a:hover{inset-inline-end:0;}',
    );
  });
});
