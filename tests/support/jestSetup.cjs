// Matchers for elements, only where there is a DOM: most Node tests run faster than these load.
if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom');
}
