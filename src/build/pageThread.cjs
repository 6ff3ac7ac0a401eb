const jiti = require('jiti')(__filename);

const { readPageFacts } = jiti('./pageFacts.ts');

/** A worker thread of `readPages.ts`: parses the pages that it receives. */
module.exports = ({ html, context, siteDir }) => readPageFacts(html, context, siteDir);
