import http from 'node:http';

// A browser names the website that sends a request in `Origin`. Only the app's own pages may ask.
const { emit } = http.Server.prototype;

/** Live updates use a port of their own, so only the host is compared there. */
function isForeign({ headers: { origin, host = '' } }, part) {
  if (origin === undefined) {
    return false;
  }
  return !URL.canParse(origin) || new URL(origin)[part] !== new URL(`http://${host}`)[part];
}

http.Server.prototype.emit = function emitOwn(event, request, target, ...rest) {
  if (event === 'request' && isForeign(request, 'host')) {
    target.writeHead(403).end('This app answers its own pages only.');
    return true;
  }
  if (event === 'upgrade' && isForeign(request, 'hostname')) {
    target.destroy();
    return true;
  }
  return Reflect.apply(emit, this, [event, request, target, ...rest]);
};
