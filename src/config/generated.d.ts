declare module '@generated/site-fields/default/fields.json' {
  import type { SiteFields } from '@site/src/config';

  /** Written by `src/plugins/islands.ts`. */
  const fields: SiteFields;
  export default fields;
}
