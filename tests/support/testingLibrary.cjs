/** Testing Library, as configured for the tests that import it. */
const library = require('../../node_modules/@testing-library/react');

// Waits end once their condition holds; the default of one second is short for a busy machine.
library.configure({ asyncUtilTimeout: 10_000 });

// Islands render outside `act`, as in a browser; otherwise React warns about each update.
globalThis.beforeAll(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
});

module.exports = library;
