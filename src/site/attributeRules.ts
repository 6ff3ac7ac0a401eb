import { PRODUCTS } from './productList';
import { codeChoiceName, codeChoices, DEFAULT_STYLING, DEFAULT_VARIANT } from './stylings';

/** Styles of the selected option and of visible content; options set the variables. */
const CHOSEN =
  'background: var(--shown-background); box-shadow: var(--shown-shadow); color: var(--shown-color); display: block;';

/**
 * Rules that name each product and code choice; attributes of `<html>` (`data-tree`,
 * `data-code-choice`) select one. Without scripts there is no code choice, and the default shows.
 */
export function attributeRules(): string {
  const mentioned = PRODUCTS.map(({ id }) => `:root[data-tree='${id}'] [data-product='${id}']`);
  const others = PRODUCTS.map(
    ({ id }) =>
      `:root[data-tree='${id}'] :is([data-product]:not([data-product='${id}']), [data-tree]:not([data-tree='${id}']))`,
  );
  const byDefault = codeChoiceName({ styling: DEFAULT_STYLING, variant: DEFAULT_VARIANT });
  const chosen = [
    `:root:not([data-code-choice]) [data-shown-for~='${byDefault}']`,
    ...codeChoices()
      .map(codeChoiceName)
      .map((name) => `:root[data-code-choice='${name}'] [data-shown-for~='${name}']`),
  ];
  return `${mentioned.join(',\n')} { --product-color: var(--ifm-font-color-base); }
${others.join(',\n')} { --other-product: none; }
${chosen.join(',\n')} { ${CHOSEN} }
`;
}
