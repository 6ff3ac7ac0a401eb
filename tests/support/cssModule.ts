/** Stands for a CSS module in Jest: each class name is its own key, so tests can speak of it. */
const classNames: Record<string, string> = new Proxy(
  {},
  { get: (_target, key) => (key === '__esModule' ? false : String(key)) },
);

export default classNames;
