import { PRODUCTS } from './productList';
import { codeChoiceName, codeChoices, DEFAULT_STYLING, DEFAULT_VARIANT } from './stylings';

/** Styles of the selected option and of visible content; the options set the variables. */
const CHOSEN =
  'background: var(--shown-background); box-shadow: var(--shown-shadow); color: var(--shown-colour); display: block;';

function rule(selectors: readonly string[], declarations: string): string {
  return `${selectors.join(',\n')} { ${declarations} }\n`;
}

/**
 * The rules that must name each product and each code choice. Attributes of `<html>` say which one
 * shows (`data-tree`, `data-code-choice`); without a code choice, scripts are off and the default
 * shows. Component styles read the variables.
 */
export function attributeRules(): string {
  const products = PRODUCTS.map(({ id }) => id);
  const choices = codeChoices().map(codeChoiceName);
  const byDefault = codeChoiceName({ styling: DEFAULT_STYLING, variant: DEFAULT_VARIANT });
  return [
    rule(
      products.map((id) => `:root[data-tree='${id}'] [data-product='${id}']`),
      '--product-color: var(--ifm-font-color-base);',
    ),
    rule(
      products.map(
        (id) =>
          `:root[data-tree='${id}'] :is([data-product]:not([data-product='${id}']), [data-tree]:not([data-tree='${id}']))`,
      ),
      '--other-product: none;',
    ),
    rule(
      [
        `:root:not([data-code-choice]) [data-shown-for~='${byDefault}']`,
        ...choices.map((name) => `:root[data-code-choice='${name}'] [data-shown-for~='${name}']`),
      ],
      CHOSEN,
    ),
  ].join('');
}
