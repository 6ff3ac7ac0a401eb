/** Words that readers use for what these pages call otherwise. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  auth: ['authentication', 'signin'],
  color: ['colour'],
  colour: ['color'],
  database: ['mysql'],
  docker: ['container', 'dockerfile'],
  drawer: ['sidebar'],
  env: ['environment'],
  i18n: ['translate', 'locale'],
  l10n: ['translate', 'locale'],
  localization: ['translate', 'locale'],
  login: ['signin'],
  logout: ['signout'],
  menu: ['navigation'],
  modal: ['dialog'],
  permission: ['role'],
  popup: ['dialog'],
  rest: ['http'],
  rtl: ['righttoleft'],
  snackbar: ['notification'],
  sql: ['mysql', 'database'],
  table: ['grid'],
  toast: ['notification'],
  translation: ['translate', 'locale'],
  variable: ['env'],
};

/** What else a term is searched as; empty for nearly all. */
export function synonymsOf(term: string): readonly string[] {
  return Object.hasOwn(SYNONYMS, term) ? (SYNONYMS[term] ?? []) : [];
}
