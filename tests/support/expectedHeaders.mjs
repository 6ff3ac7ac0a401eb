/**
 * The headers that hosts have to send, in literal values: a header that is lost or weakened in
 * `static/_headers` or `hosting/nginx.conf` differs from this table.
 */
const EVERYWHERE = {
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), clipboard-read=(), display-capture=(), ' +
    'geolocation=(), gyroscope=(), hid=(), idle-detection=(), local-fonts=(), ' +
    'local-network-access=(), magnetometer=(), microphone=(), midi=(), payment=(), ' +
    'publickey-credentials-get=(), screen-wake-lock=(), serial=(), storage-access=(), usb=(), ' +
    'window-management=(), xr-spatial-tracking=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Of pages: their own policy is in them, and headers must not add another for scripts. */
export const PAGE_HEADERS = {
  ...EVERYWHERE,
  'Content-Security-Policy': "frame-ancestors 'self'",
};

/** Of files below `assets/` and `img/`, two policies that hosts have joined. */
export const FILE_HEADERS = {
  ...EVERYWHERE,
  'Content-Security-Policy':
    "frame-ancestors 'self', default-src 'none'; font-src 'self'; img-src 'self' data:; " +
    "media-src 'self'; style-src 'self' 'unsafe-inline'; sandbox",
};

/** Of the service worker. */
export const WORKER_HEADERS = {
  ...EVERYWHERE,
  'Content-Security-Policy':
    "frame-ancestors 'self', default-src 'none'; connect-src 'self'; script-src 'self'",
};
