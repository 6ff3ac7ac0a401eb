const fs = require('node:fs');
const jiti = require('jiti')(__filename);

const { readPageFacts } = jiti('./pageFacts.ts');

/** A worker thread of `readPages.ts`: reads a page's facts, as JSON, which is sent fastest. */
module.exports = ({ file, context, siteDir }) =>
  JSON.stringify(readPageFacts(fs.readFileSync(file, 'utf8'), context, siteDir));
