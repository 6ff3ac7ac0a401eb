/** Stand-in for CSS modules in Jest: each class name is its own key, so tests can refer to it. */
const classNames: Record<string, string> = new Proxy(
  {},
  { get: (_target, key) => (key === '__esModule' ? false : String(key)) },
);

export default classNames;
