const jiti = require('jiti')(__filename);

const { makeCards } = jiti('./makeCards.ts');

/** A worker thread of `index.ts`: draws the cards of the pages that it receives. */
module.exports = makeCards;
