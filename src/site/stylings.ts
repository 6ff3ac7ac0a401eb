/**
 * The stylings of samples and demos (spec 3.1), the default first. To add one, list it here, put its
 * demos into a folder of its name next to the default's, and mark its fences with `styling=<name>`.
 */
export const STYLINGS = ['system', 'tailwind', 'css'] as const;

export type CodeStyling = (typeof STYLINGS)[number];

/** Demos of the default styling are next to the page. */
export const [DEFAULT_STYLING] = STYLINGS;

/** The stylings' names for readers. */
export const STYLING_NAMES: Readonly<Record<CodeStyling, string>> = {
  system: 'MUI System',
  tailwind: 'Tailwind CSS',
  css: 'Plain CSS',
};

/** The languages of samples (spec 3.2), the default first. */
export const VARIANTS = ['TS', 'JS'] as const;

export type CodeVariant = (typeof VARIANTS)[number];

/** The language that demos are written in, and that readers see until they choose. */
export const [DEFAULT_VARIANT] = VARIANTS;

export interface CodeChoice {
  readonly styling: CodeStyling;
  readonly variant: CodeVariant;
}

/** All combinations of styling and language (spec 3.1, 3.2), the default first. */
export function codeChoices(): readonly CodeChoice[] {
  return STYLINGS.flatMap((styling) => VARIANTS.map((variant) => ({ styling, variant })));
}

/** The choice as one word, such as `tailwind-TS`: the value of `data-code-choice`. */
export function codeChoiceName({ styling, variant }: CodeChoice): string {
  return `${styling}-${variant}`;
}
