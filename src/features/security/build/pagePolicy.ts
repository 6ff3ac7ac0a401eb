import { createHash } from 'node:crypto';
import { MAIN_SCRIPT } from '../../../build/docusaurus/browser/names';
import type { SiteEnvironment } from '../../../site/config';
import adProviders from './adProviders.json';

/** What ad providers need besides the configured URL, by its host. */
const PROVIDERS: Readonly<Record<string, { script?: readonly string[]; img: readonly string[] }>> =
  adProviders;

type Sources = Readonly<
  Partial<Record<'script-src' | 'connect-src' | 'img-src' | 'form-action', readonly string[]>>
>;

const TAG_RECEIVERS = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/** Google's tag. Only its script, because the host also serves containers with anyone's code. */
const TAG: Sources = {
  'script-src': ['https://www.googletagmanager.com/gtag/js'],
  'connect-src': TAG_RECEIVERS,
  'img-src': TAG_RECEIVERS,
};

/** The element that shows a provider's ad. */
const AD_SLOT = '<tp-ad ';

/** The services that demos open in, by a form (`src/features/demos/sandbox`). */
const PROJECT_HOSTS = ['https://stackblitz.com', 'https://codesandbox.io'];

const originOf = (url: string): string => new URL(url).origin;

/** A script's URL as policies compare it: no query, and `;` and `,` escaped. */
function fileOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');
}

/** The ad provider's script, its requests, and pictures from its hosts. */
function adSources({ adScriptUrl, adJsonUrl, adImageHosts }: SiteEnvironment): Sources {
  const urls = [adScriptUrl, adJsonUrl].filter((url) => url !== null);
  if (urls.length === 0) {
    return {};
  }
  const providers = urls.flatMap((url) => PROVIDERS[new URL(url).host] ?? []);
  const scripts = adScriptUrl === null ? [] : [fileOf(adScriptUrl)];
  scripts.push(...providers.flatMap(({ script = [] }) => script));
  return {
    'script-src': scripts,
    'connect-src': [...scripts, ...urls].map(originOf),
    'img-src': adImageHosts ?? [...urls.map(originOf), ...providers.flatMap(({ img }) => img)],
  };
}

/** Sources besides the site itself that a page has a use for (spec 9). */
function outsideSources(html: string, environment: SiteEnvironment): readonly Sources[] {
  const { gtagId, feedbackUrl } = environment;
  return [
    gtagId !== null && html.includes(MAIN_SCRIPT) && TAG,
    html.includes(AD_SLOT) && adSources(environment),
    feedbackUrl !== null &&
      html.includes('page-vote') && { 'connect-src': [originOf(feedbackUrl)] },
    html.includes('<tp-demo ') && { 'form-action': PROJECT_HOSTS },
  ].filter((sources) => sources !== false);
}

/** A script's source expression for a policy. */
export function scriptSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/**
 * Says what a page may load and run, in the page itself, so that the same holds on any host (spec
 * 1.1). Headers add what only they can (`static/_headers`, `hosting/nginx.conf`).
 *
 * Trusted Types (`src/features/security/markupGuard.ts`) are required unless the ad provider's
 * script runs in the page: it writes its ad as plain markup, and a policy that let it do so would
 * let everyone (`src/features/ads/providerImage.ts`).
 *
 * Inline styles are allowed: code blocks have thousands of style attributes, and MUI's rules
 * change. A style cannot load anything from another host.
 *
 * @param html the finished page
 * @param scripts every inline script in it
 * @throws Error when the page does not state its encoding: the policy comes right after it, because
 *   browsers look for the encoding in the first 1,024 bytes only
 */
export function addPolicy(
  html: string,
  scripts: readonly string[],
  environment: SiteEnvironment,
): string {
  const outside = outsideSources(html, environment);
  const from = (name: keyof Sources) => new Set(outside.flatMap((sources) => sources[name] ?? []));
  const directives: (readonly string[])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...new Set(scripts.map(scriptSource)), ...from('script-src')],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', ...from('img-src')],
    ['connect-src', "'self'", ...from('connect-src')],
    ['form-action', "'self'", ...from('form-action')],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
  ];
  if (environment.adScriptUrl === null || !html.includes(AD_SLOT)) {
    // Google's tag creates its own policy.
    const names = ['default', ...(environment.gtagId === null ? [] : ['goog#html'])];
    directives.push(['require-trusted-types-for', "'script'"], ['trusted-types', ...names]);
  }
  const policy = directives.map((directive) => directive.join(' ')).join(';');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll('&', '&amp;')}">`;
  const finished = html.replace(/<meta charset="?utf-8"?\s*\/?>/i, (charset) => charset + meta);
  if (finished === html) {
    throw new Error(`No <meta charset="utf-8"> to put the policy after: ${html.slice(0, 200)}…`);
  }
  return finished;
}
