const jiti = require('jiti')(__filename);

const { readPageFacts } = jiti('./pageFacts.ts');

/** A thread of `pages.ts`: parses the pages that it is given. */
module.exports = ({ html, context, siteDir }) => readPageFacts(html, context, siteDir);
