/** Testing Library, as configured for the tests that import it. */
const library = require('../../node_modules/@testing-library/react');

// A condition that holds ends a wait; the default second is short for a machine that does more.
library.configure({ asyncUtilTimeout: 10_000 });

// Most roots are rendered by islands, outside `act`, as in a browser; otherwise React warns about each update.
beforeAll(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
});

module.exports = library;
