const fs = require('node:fs');
const jiti = require('jiti')(__filename);

const { readPageFacts } = jiti('./pageFacts.ts');

/** A worker thread of `readPages.ts`: returns a page's facts. */
module.exports = ({ file, context, siteDir }) =>
  readPageFacts(fs.readFileSync(file, 'utf8'), context, siteDir);
