/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** Powers of the browser that no page of the site uses, so no script in one gets them. */
const UNUSED_POWERS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
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
  };
}

/** For files whose name changes with their content. */
export const KEEP_FOREVER = `public, max-age=${SECONDS_A_YEAR}, immutable`;
/** For all others: a copy may be kept, and is shown only when the host says that it is still right. */
export const ASK_EACH_TIME = 'no-cache';
