/** The name of the script that every forwarding page loads. */
export const FORWARD_SCRIPT_FILE = 'old-address.js';

/**
 * Sends the reader on, query and hash kept. It is a file of its own and the same for all pages, so a
 * content security policy needs no rule for it.
 *
 * The reader's own hash wins over the one of the rule: whoever links to a part of a page means that
 * part. A server never sees a hash; there the browser takes the rule's, and the reader's where the
 * rule has none.
 */
export const FORWARD_SCRIPT =
  "(function(){var to=new URL(document.currentScript.getAttribute('data-to'),location.origin);" +
  'location.replace(to.pathname+location.search+(location.hash||to.hash))})();\n';

/**
 * The page that stands at an old address on a file server. Without JavaScript it forwards too, then
 * without the query. It does so in a `noscript` only: as a second way beside the script it could
 * overtake it.
 *
 * @param to the path and anchor it leads to
 * @param site the origin and the base URL of the site
 */
export function forwardPage(to: string, site: { siteUrl: string; baseUrl: string }): string {
  const canonical = site.siteUrl + to.replace(/#.*$/, '');
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<title>This page has moved</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${canonical}">`,
    `<script src="${site.baseUrl}${FORWARD_SCRIPT_FILE}" data-to="${to}"></script>`,
    `<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>`,
    `<p>This page has moved to <a href="${to}">${to}</a>.</p>`,
    '</html>',
    '',
  ].join('\n');
}
