/** The site's own UI texts in English, the language every other falls back to (spec 8). */
export const en = {
  'header.products': 'Products',
  'header.settings': 'Settings',
  'settings.title': 'Settings',
  'settings.close': 'Close settings',
  'settings.mode': 'Mode',
  'settings.mode.light': 'Light',
  'settings.mode.dark': 'Dark',
  'settings.mode.system': 'System',
  'settings.direction': 'Direction',
  'settings.direction.ltr': 'Left to right',
  'settings.direction.rtl': 'Right to left',
  'sidebar.new': 'New',
  'notFound.title': 'This page does not exist',
  'notFound.lead': 'Nothing is published at {path}. It may have moved, or the link has a typo.',
  'notFound.leadAny':
    'Nothing is published at this address. It may have moved, or the link has a typo.',
  'notFound.similar': 'Pages with a similar address',
  'notFound.start': 'Good places to start',
  'overview.all': 'All pages of {name}',
  'demo.expand': 'Show full source',
  'demo.collapse': 'Show main lines',
  'demo.reset': 'Reset',
  'demo.open': 'Open at full width',
  'demo.failed': 'This demo stopped:',
} as const;

/** Name of a UI text. */
export type StringKey = keyof typeof en;

/** The texts of a language; one that is missing falls back to English. */
export type Catalog = Partial<Record<StringKey, string>>;
