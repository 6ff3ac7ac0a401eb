import { ASK_EACH_TIME, KEEP_AN_HOUR, type Headers } from './headers';

/** What Cloudflare takes; Netlify states no limit. */
const LINE_LIMIT = 2_000;

/**
 * The `_headers` file of Netlify and Cloudflare Pages. Both join what several rules say of one header,
 * so no header stands in two rules that match one address. Without a rule, both have browsers ask
 * each time.
 *
 * @param baseUrl the site's path, such as `/toolpad/`; the rest of the host is not ours
 * @throws Error when a header is longer than Cloudflare takes
 */
export function headersFile(baseUrl: string, headers: Headers): string {
  const rules: Record<string, Headers> = {
    [`${baseUrl}*`]: headers,
    [`${baseUrl}assets/*`]: { 'Cache-Control': KEEP_AN_HOUR },
    [`${baseUrl}sw.js`]: { 'Cache-Control': ASK_EACH_TIME },
  };
  const lines = Object.entries(rules).flatMap(([address, values]) => [
    address,
    ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const tooLong = lines.find((line) => line.length > LINE_LIMIT);
  if (tooLong !== undefined) {
    throw new Error(
      `_headers: ${tooLong.slice(0, 40).trim()}… has ${tooLong.length} characters, hosts take ${LINE_LIMIT}`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/**
 * The same for nginx, to be included by `hosting/nginx.conf`, which sets `Cache-Control` itself.
 *
 * @throws Error when a value holds what nginx would read as something else
 */
export function nginxHeaders(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => {
      if (/["$\\\n]/.test(value)) {
        throw new Error(`${name}: nginx cannot take this value: ${value}`);
      }
      return `add_header ${name} "${value}" always;\n`;
    })
    .join('');
}
