import { SANDBOX_ADDRESS } from '../../../site/demoSandbox';

/** Headers by name. */
type Headers = Readonly<Record<string, string>>;

/** Powers of the browser that no page of the site uses, so no script in one gets them. */
const UNUSED_POWERS = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'local-network-access',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** Powers that pages have and changed demos do not. */
const PAGE_POWERS = ['autoplay', 'clipboard-write', 'fullscreen', 'gamepad', 'picture-in-picture'];

const SECONDS_A_YEAR = 31_536_000;

/** What every answer of the host carries, whatever the file. */
export function securityHeaders(policy: string): Headers {
  return {
    'Content-Security-Policy': policy,
    // Without the subdomains: they are not for the documentation to decide about.
    'Strict-Transport-Security': `max-age=${SECONDS_A_YEAR}`,
    'X-Content-Type-Options': 'nosniff',
    // For browsers that do not know `frame-ancestors`.
    'X-Frame-Options': 'SAMEORIGIN',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': UNUSED_POWERS.map((power) => `${power}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/** What the document of changed demos is served with, and nothing else is. */
export function sandboxHeaders(policy: string): Headers {
  return {
    ...securityHeaders(policy),
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': [...UNUSED_POWERS, ...PAGE_POWERS]
      .map((power) => `${power}=()`)
      .join(', '),
  };
}

/**
 * For files whose name changes with their content, on hosts that give a missing file the same header: what
 * was missing for a moment, during a deploy, is asked for again an hour later. Whoever comes back before the
 * hour is over has the file, and the service worker keeps it for good. `hosting/nginx.conf` knows the
 * status, and has them kept for a year.
 */
const FRESH_FOR_AN_HOUR = 'public, max-age=3600';
/** For all others: a copy may be kept, and is shown only when the host says that it is still right. */
const REVALIDATE = 'no-cache';

/** What Cloudflare takes; Netlify states no limit. */
const LINE_LIMIT = 2_000;

/**
 * The `_headers` file of Netlify and Cloudflare Pages. Both join what several rules say of one header,
 * so no header stands in two rules that match one address. Without a rule, both have browsers ask
 * each time.
 *
 * @param baseUrl the site's path, such as `/toolpad/`; the rest of the host is not ours
 * @param sandbox headers of the document of changed demos, which lies beside the site for that reason
 * @throws Error when a header is longer than Cloudflare takes
 */
export function headersFile(baseUrl: string, headers: Headers, sandbox: Headers): string {
  const rules: Record<string, Headers> = {
    [`${baseUrl}*`]: headers,
    [`${baseUrl}assets/*`]: { 'Cache-Control': FRESH_FOR_AN_HOUR },
    [`${baseUrl}sw.js`]: { 'Cache-Control': REVALIDATE },
    [`${SANDBOX_ADDRESS}*`]: sandbox,
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
