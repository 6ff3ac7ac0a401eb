import docusaurusContext from '../docusaurus/useDocusaurusContext';

/** `@generated/site-fields` in Jest: what a test has set as `customFields` of the site's context. */
const fields = {
  get environment(): unknown {
    return docusaurusContext().siteConfig.customFields.environment ?? {};
  },
  get versions(): unknown {
    return docusaurusContext().siteConfig.customFields.versions ?? {};
  },
  storageNamespace: '',
};

export default fields;
