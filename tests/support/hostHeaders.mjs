import fs from 'node:fs';
import path from 'node:path';

/** A rule's path as Netlify and Cloudflare read it: `*` matches any rest. */
function pattern(address) {
  const escaped = address.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${escaped}$`);
}

/**
 * Parses a `_headers` file as its hosts do: all matching rules apply, and values of one header are
 * joined.
 *
 * @param {string} text
 * @returns {(pathname: string) => Record<string, string>} the headers of a path
 */
export function parseHostHeaders(text) {
  const rules = [];
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    if (name === undefined) {
      rules.push({ matches: pattern(line.trim()), headers: [] });
    } else {
      rules.at(-1)?.headers.push([name, value]);
    }
  }
  return (pathname) => {
    const headers = {};
    for (const [name, value] of rules
      .filter(({ matches }) => matches.test(pathname))
      .flatMap((rule) => rule.headers)) {
      headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
    }
    if (pathname.endsWith('/demo/edited/')) {
      // It has its own, in the document.
      delete headers['Content-Security-Policy'];
    }
    return headers;
  };
}

/** The headers that a built site asks its host to send; none without a `_headers` file. */
export function readHostHeaders(dir) {
  const file = path.join(dir, '_headers');
  return parseHostHeaders(fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');
}
