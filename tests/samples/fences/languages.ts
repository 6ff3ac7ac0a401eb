/** How a fence is checked, depending on its language. */
export type FenceKind = 'script' | 'json' | 'yaml' | 'shell' | 'plain';

const KINDS: Readonly<Record<FenceKind, readonly string[]>> = {
  script: ['ts', 'tsx', 'js', 'jsx'],
  json: ['json', 'jsonc'],
  yaml: ['yaml'],
  shell: ['bash'],
  // Not checked here; review these by eye.
  plain: ['text', 'html', 'xml', 'css', 'diff', 'nginx', 'docker', 'sql', 'http', 'ini', 'toml'],
};

const KIND_BY_LANGUAGE = new Map(
  (Object.keys(KINDS) as FenceKind[]).flatMap((kind) =>
    KINDS[kind].map((language) => [language, kind] as const),
  ),
);

/** The languages a fence may have. */
export const LANGUAGES = [...KIND_BY_LANGUAGE.keys()];

/** How a fence in a language is checked; `null` for a language that no fence may have. */
export function kindOf(language: string): FenceKind | null {
  return KIND_BY_LANGUAGE.get(language) ?? null;
}
