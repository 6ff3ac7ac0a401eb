/**
 * The Node releases that workflows, the container and `engines` name, each with the end of its support
 * (nodejs.org, "Release schedule").
 *
 * @type {Readonly<Record<string, string>>}
 */
export const NODE_RELEASES = { 22: '2027-04-30', 24: '2028-04-30' };

/** The lock files whose packages are checked against advisories. */
export const LOCK_FILES = [
  'package-lock.json',
  'tests/samples/package-lock.json',
  'examples/package-lock.json',
  'bench/package-lock.json',
  'hosting/netlify/package-lock.json',
];

const SAMPLES = 'tests/samples/package-lock.json';
const EXAMPLES = 'examples/package-lock.json';

/**
 * Vulnerabilities that are tolerated for now, by lock file, each with the reason why it does no
 * harm there and the day by which to look at it again. None is in the packages of the site.
 * `examples/` keeps what Studio 0.13.0, the last release, requires, because its checks and pictures
 * show what readers get. Its servers run for minutes, on the machine of whoever runs the checks,
 * and only with the repository's own apps.
 *
 * @type {readonly { lockFile: string, ids: readonly string[], reason: string, until: string }[]}
 */
export const ACCEPTED = [
  {
    lockFile: SAMPLES,
    ids: [
      'GHSA-6g55-p6wh-862q',
      'GHSA-fxqj-rqcc-2cmp',
      'GHSA-qx2v-qp2m-jg93',
      'GHSA-r28c-9q8g-f849',
    ],
    reason: 'Next.js 15 pins PostCSS 8.4.31; it reads only CSS of the samples and their packages.',
    until: '2027-03-31',
  },
  {
    lockFile: SAMPLES,
    ids: ['GHSA-gv7w-rqvm-qjhr'],
    reason: 'The vulnerability is in the module for Deno; everything here runs in Node.',
    until: '2027-03-31',
  },
  {
    lockFile: SAMPLES,
    ids: ['GHSA-48c2-rrv3-qjmp'],
    reason: 'Toolpad pins yaml 2.5.1; no sample passes it a file.',
    until: '2027-03-31',
  },
  {
    lockFile: EXAMPLES,
    ids: ['GHSA-pxg6-pf52-xh8x'],
    reason: 'Express serves the check’s browser only, with routes and limits set by Studio.',
    until: '2027-03-31',
  },
  {
    lockFile: EXAMPLES,
    ids: [
      'GHSA-4www-5p9h-95mh',
      'GHSA-64mm-vxmg-q3vj',
      'GHSA-9gqv-wp59-fq42',
      'GHSA-c7qv-q95q-8v27',
      'GHSA-gcq2-9pq2-cxqm',
    ],
    reason: 'Studio proxies the check’s requests to its own editor, without a table of hosts.',
    until: '2027-03-31',
  },
  {
    lockFile: EXAMPLES,
    ids: [
      'GHSA-4w7w-66w2-5vf9',
      'GHSA-67mh-4wv8-2f99',
      'GHSA-fx2h-pf6j-xcff',
      'GHSA-gv7w-rqvm-qjhr',
      'GHSA-v6wh-96g9-6wx3',
    ],
    reason: 'Only the check can reach the development server, and it visits no other site.',
    until: '2027-03-31',
  },
  {
    lockFile: EXAMPLES,
    ids: [
      'GHSA-49rj-9fvp-4h2h',
      'GHSA-8x6r-g9mw-2r78',
      'GHSA-chx6-hx7r-mcp5',
      'GHSA-cpj6-fhp6-mr6j',
      'GHSA-wrjc-x8rr-h8h6',
    ],
    reason: 'Studio routes in the browser; these are in the server or need links from strangers.',
    until: '2027-03-31',
  },
  {
    lockFile: EXAMPLES,
    ids: ['GHSA-3f6p-5ww8-9rcr', 'GHSA-rgwj-5xj2-c3m3'],
    reason: 'It connects to the MySQL server that the check starts on the same machine.',
    until: '2027-03-31',
  },
  {
    lockFile: EXAMPLES,
    ids: ['GHSA-58qx-3vcg-4xpx', 'GHSA-96hv-2xvq-fx4p'],
    reason: 'The sockets connect Studio and the check’s browser.',
    until: '2027-03-31',
  },
  {
    lockFile: EXAMPLES,
    ids: [
      'GHSA-28wg-ghj8-5hjv',
      'GHSA-2v37-7h3g-55p8',
      'GHSA-mwcw-c2x4-8c55',
      'GHSA-w5hq-g745-h8pq',
      'GHSA-xwg4-73v4-xw9w',
    ],
    reason: 'Identifiers name elements and requests of a check; nothing relies on their secrecy.',
    until: '2027-03-31',
  },
  {
    lockFile: EXAMPLES,
    ids: [
      'GHSA-48c2-rrv3-qjmp',
      'GHSA-5c6j-r48x-rmvq',
      'GHSA-5j98-mcp5-4vw2',
      'GHSA-qj8w-gfj5-8c6v',
      'GHSA-r5fr-rjxr-66jc',
      'GHSA-xxjr-mmjv-4gpg',
    ],
    reason: 'These read only files and settings of this repository.',
    until: '2027-03-31',
  },
];
