/**
 * Loaded into Studio with NODE_OPTIONS: what Studio asks GitHub, Google and Microsoft goes to the
 * stand-in instead. Nothing else about Studio is changed.
 */
const HOSTS = [
  'github.com',
  'api.github.com',
  'accounts.google.com',
  'oauth2.googleapis.com',
  'login.microsoftonline.com',
  'graph.microsoft.com',
];

const realFetch = globalThis.fetch;

globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const { hostname, pathname, search } = new URL(request.url);
  if (!HOSTS.includes(hostname)) {
    return realFetch(input, init);
  }
  const body = request.method === 'GET' ? undefined : await request.text();
  return realFetch(`${process.env.STAND_IN}/${hostname}${pathname}${search}`, {
    method: request.method,
    headers: request.headers,
    body,
  });
};
