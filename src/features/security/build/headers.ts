/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

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

/**
 * For files whose name changes with their content, on hosts that give a missing file the same header: what
 * was missing for a moment, during a deploy, is asked for again an hour later. Whoever comes back before the
 * hour is over has the file, and the service worker keeps it for good. `hosting/nginx.conf` knows the
 * status, and has them kept for a year.
 */
export const KEEP_AN_HOUR = 'public, max-age=3600';
/** For all others: a copy may be kept, and is shown only when the host says that it is still right. */
export const ASK_EACH_TIME = 'no-cache';
