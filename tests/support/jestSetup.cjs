// Matchers for elements, where there are any: they take longer to load than most tests in Node run.
if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom');
}
