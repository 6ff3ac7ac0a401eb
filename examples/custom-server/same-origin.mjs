import http from 'node:http';

// A browser names the website that sends a request in `Origin`. Only the app's own pages may ask.
const { emit } = http.Server.prototype;
const withoutPort = (host = '') => host.replace(/:\d+$/, '');

/** Live updates use a port of their own, so the port counts for other requests only. */
function isForeign(event, { headers: { origin, host } }) {
  if (origin === undefined) {
    return false;
  }
  const asking = URL.canParse(origin) ? new URL(origin).host : '';
  return event === 'upgrade' ? withoutPort(asking) !== withoutPort(host) : asking !== host;
}

http.Server.prototype.emit = function emitOwn(event, request, target, ...rest) {
  if (event === 'request' && isForeign(event, request)) {
    target.writeHead(403).end('This app answers its own pages only.');
    return true;
  }
  if (event === 'upgrade' && isForeign(event, request)) {
    target.destroy();
    return true;
  }
  return Reflect.apply(emit, this, [event, request, target, ...rest]);
};
