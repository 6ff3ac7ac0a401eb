import { addressKind, cacheKey, OFFLINE_PAGE, type AddressKind } from './files';
import { siteAddress, type WorkerFetchEvent } from './scope';
import { isGenuine, keep, readKept, withinLimit } from './store';

/** After this time, a cached copy is used if there is one. */
export const NETWORK_LIMIT_MS = 4000;

/** Whether the worker handles a request: GET, inside its scope, and without a byte range. */
export function isHandled(request: Request): boolean {
  return (
    request.method === 'GET' &&
    request.url.startsWith(siteAddress('')) &&
    !request.headers.has('range') &&
    // Fetching these in a worker throws.
    request.cache !== 'only-if-cached'
  );
}

const NOTICE_STYLE =
  'background:var(--ifm-color-warning-contrast-background);' +
  'color:var(--ifm-color-warning-contrast-foreground);margin:0;padding:8px 16px;text-align:center';

/** Adds a notice to a cached page that it is a copy, with its date. */
async function withNotice(kept: Response): Promise<Response> {
  const time = Date.parse(kept.headers.get('date') ?? '');
  const date = new Date(time).toLocaleDateString('en', { dateStyle: 'long' });
  const day = Number.isNaN(time) ? '' : ` on ${date}`;
  const notice = `<p role="status" lang="en" style="${NOTICE_STYLE}">The site cannot be reached right now. You are reading a copy saved on this device${day}.</p>`;
  const html = await kept.text();
  return new Response(
    html.replace(/<body\b[^>]*>/, (body) => body + notice),
    { headers: kept.headers },
  );
}

/** The offline page, with status 503. */
async function offlinePage(): Promise<Response> {
  const kept = await readKept('worker', siteAddress(OFFLINE_PAGE));
  return kept ? new Response(kept.body, { status: 503, headers: kept.headers }) : Response.error();
}

/**
 * Network first, so that online readers never see outdated pages (spec 7.3). A cached copy, with a
 * notice on pages, is only used on network errors, timeouts and server errors.
 */
async function networkFirst(event: WorkerFetchEvent, kind: AddressKind): Promise<Response> {
  const { request } = event;
  // Revalidate, because the HTTP cache may contain an outdated page.
  const response = fetch(request, { cache: 'no-cache' });
  // A late response is cached, too.
  event.waitUntil(
    response.then(
      (arrived) => keep(request.url, arrived.clone()),
      () => undefined,
    ),
  );
  const inTime = await withinLimit(response, NETWORK_LIMIT_MS);
  if (inTime && inTime.status < 500) {
    return inTime;
  }
  const kept = await readKept(kind, cacheKey(request.url));
  // Not in frames: the page around a demo already has a notice.
  const isWholePage = request.destination === 'document';
  const shown = kept && isWholePage ? await withinLimit(withNotice(kept)) : kept;
  return (
    shown ??
    (await response.catch(() => (request.mode === 'navigate' ? offlinePage() : Response.error())))
  );
}

/** Files that pages check themselves, and request again (`src/recovery`). */
const CHECKED_BY_PAGES = ['script', 'style'];

/**
 * Fetches an asset. Retries once, bypassing the HTTP cache, if it is late, or if it is missing or
 * damaged and its page would not notice. Aborts the first request, because the browser would queue
 * the second behind it.
 */
async function fetchAsset(request: Request): Promise<Response> {
  if (request.cache === 'reload') {
    return await fetch(request);
  }
  const first = new AbortController();
  const response = await withinLimit(fetch(request, { signal: first.signal }), NETWORK_LIMIT_MS);
  const isChecked = CHECKED_BY_PAGES.includes(request.destination);
  if (response && (isChecked || (await isGenuine(request.url, response)))) {
    return response;
  }
  first.abort();
  return await fetch(request, { cache: 'reload' });
}

/** Cache first, as asset names are hashed (spec 7.3). Pages bypass it to replace a broken copy. */
async function cacheFirst(event: WorkerFetchEvent): Promise<Response> {
  const { request } = event;
  const kept =
    request.cache === 'reload' ? undefined : await readKept('assets', cacheKey(request.url));
  if (kept) {
    return kept;
  }
  const response = await fetchAsset(request);
  event.waitUntil(keep(request.url, response.clone()));
  return response;
}

/** Answers a request inside the scope (spec 7.3). */
export async function answer(event: WorkerFetchEvent): Promise<Response> {
  const kind = addressKind(event.request.url);
  return await (kind === 'assets' ? cacheFirst(event) : networkFirst(event, kind));
}
