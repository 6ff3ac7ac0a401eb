import fc from 'fast-check';
import { STYLINGS, VARIANTS } from '../site/stylings';
import { choiceSettings } from './choiceSettings';
import { chosenInHash } from './codeChoice';
import { parseChoice, showChoices } from './headScript';

const root = document.documentElement;

function open(hash: string, cookies: Readonly<Record<string, string>> = {}) {
  window.history.replaceState(null, '', `/toolpad/core/${hash}`);
  for (const name of ['codeStyling', 'codeVariant']) {
    const value = cookies[name];
    document.cookie = `${name}=${value ?? ''}; path=/; max-age=${value === undefined ? 0 : 60}`;
  }
}

beforeEach(() => {
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  delete root.dataset.codeChoice;
  open('');
});

describe('the script in the head', () => {
  const run = () => {
    showChoices(...choiceSettings(''));
    return root.dataset.codeChoice;
  };

  it('spec 2.4: sets the choice before the first paint', () => {
    const token = fc.constantFrom('tailwind-', 'css-', 'system-', 'A', '.js', '.tsx', '%E0', '%2D');
    const hash = fc.array(token, { maxLength: 5 }).map((all) => `#${all.join('')}`);
    const styling = fc.constantFrom('system', 'tailwind', 'css', 'sass', '', 'CSS');
    const variant = fc.constantFrom('JS', 'TS', 'js', '');
    fc.assert(
      fc.property(hash, styling, variant, (address, codeStyling, codeVariant) => {
        open(address, { codeStyling, codeVariant });
        const requested = chosenInHash(address);
        const chosenStyling = requested.styling ?? parseChoice(STYLINGS, codeStyling) ?? 'system';
        const chosenVariant = requested.variant ?? parseChoice(VARIANTS, codeVariant) ?? 'TS';
        expect(run()).toBe(`${chosenStyling}-${chosenVariant}`);
      }),
      { numRuns: 1000 },
    );
  });

  it('spec 3.1: uses the default or the link’s choice, without an error, if cookies are refused', () => {
    const refused = jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('Refused', 'SecurityError');
    });
    expect(run()).toBe('system-TS');
    open('#tailwind-Grid.js');
    expect(run()).toBe('tailwind-JS');
    refused.mockRestore();
  });
});
