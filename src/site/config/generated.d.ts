declare module '@generated/site-fields/default/fields.json' {
  import type { SiteFields } from '@site/src/site/config';

  /** Written by `src/build/siteFields.ts`. */
  const fields: SiteFields;
  export default fields;
}
