import { addressKind, cacheKey, OFFLINE_PAGE, type AddressKind } from './files';
import { siteAddress, type WorkerFetchEvent } from './scope';
import { isGenuine, keep, readKept, withinLimit } from './store';

/** A network that has not answered by now is passed over for a kept copy, if there is one. */
export const NETWORK_LIMIT_MS = 4000;

/**
 * Whether a request is any of the worker's business: a read of something whole inside its scope. Other
 * origins, other sites of the origin, forms and byte ranges are left to the browser.
 */
export function isHandled(request: Request): boolean {
  return (
    request.method === 'GET' &&
    request.url.startsWith(siteAddress('')) &&
    !request.headers.has('range') &&
    // A page may request `only-if-cached`; fetching that in a worker throws.
    request.cache !== 'only-if-cached'
  );
}

const NOTICE_STYLE =
  'background:var(--ifm-color-warning-contrast-background);' +
  'color:var(--ifm-color-warning-contrast-foreground);margin:0;padding:8px 16px;text-align:center';

/** Adds to a kept page that it is a kept page, and from which day. */
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

/** The offline page in place of another, with a status that marks it as a substitute. */
async function offlinePage(): Promise<Response> {
  const kept = await readKept('worker', siteAddress(OFFLINE_PAGE));
  return kept ? new Response(kept.body, { status: 503, headers: kept.headers }) : Response.error();
}

/**
 * Network first, so that nobody who is online sees an outdated page (spec 7.3). A kept copy is used only
 * when the network fails, is silent for too long, or has nothing but a server error; pages then say so.
 */
async function networkFirst(event: WorkerFetchEvent, kind: AddressKind): Promise<Response> {
  const { request } = event;
  // The browser's own cache may hold yesterday's page for as long as the host allowed.
  const response = fetch(request, { cache: 'no-cache' });
  // A response that arrives after the limit is cached too, for next time.
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
  // Not in frames: the page around a demo says it already.
  const isWholePage = request.destination === 'document';
  const shown = kept && isWholePage ? await withinLimit(withNotice(kept)) : kept;
  return (
    shown ??
    (await response.catch(() => (request.mode === 'navigate' ? offlinePage() : Response.error())))
  );
}

/**
 * Fetches an asset. What is missing, damaged or not answered in time is asked for once more, past the browser's
 * own cache. The first request is given up by then: the browser would hold back others for the same file.
 */
async function fetchAsset(request: Request): Promise<Response> {
  const first = new AbortController();
  const response = await withinLimit(fetch(request, { signal: first.signal }), NETWORK_LIMIT_MS);
  if (response && (await isGenuine(request.url, response))) {
    return response;
  }
  first.abort();
  return await fetch(request, { cache: 'reload' });
}

/**
 * Cache first, because the name of an asset changes with its content (spec 7.3). A page to which the kept
 * copy is of no use asks past every cache.
 */
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
