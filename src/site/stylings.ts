/**
 * What samples and demos are styled with (spec 3.1), the default first. A new styling is added here: its
 * demos lie in a folder of its name beside the default's, its fences say `styling=<name>`.
 */
export const STYLINGS = ['system', 'tailwind', 'css'] as const;

export type CodeStyling = (typeof STYLINGS)[number];

/** What holds where nobody chose another; its demos lie beside the page. */
export const [DEFAULT_STYLING] = STYLINGS;

/** What readers call each. */
export const STYLING_NAMES: Readonly<Record<CodeStyling, string>> = {
  system: 'MUI System',
  tailwind: 'Tailwind CSS',
  css: 'Plain CSS',
};

/** The languages that samples are written in (spec 3.2), the default first. */
export const VARIANTS = ['TS', 'JS'] as const;

export type CodeVariant = (typeof VARIANTS)[number];

export const [DEFAULT_VARIANT] = VARIANTS;

/** Which of a sample's stylings and languages the reader sees. */
export interface CodeChoice {
  readonly styling: CodeStyling;
  readonly variant: CodeVariant;
}

/** All choices there are. */
export function codeChoices(): readonly CodeChoice[] {
  return STYLINGS.flatMap((styling) => VARIANTS.map((variant) => ({ styling, variant })));
}

/** The choice as one word, such as `tailwind-TS`: what `data-code-choice` holds. */
export function codeChoiceName({ styling, variant }: CodeChoice): string {
  return `${styling}-${variant}`;
}
