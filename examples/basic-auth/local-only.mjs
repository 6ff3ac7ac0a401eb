import http from 'node:http';
import net from 'node:net';

// A server that names no host listens on every network interface. Here, on this machine only.
const { listen } = net.Server.prototype;

/** @param {any[]} args what `listen` was called with */
function onThisMachine([first, ...rest]) {
  if (typeof first === 'object' && first !== null && 'port' in first) {
    return [{ host: '127.0.0.1', ...first }, ...rest];
  }
  if (typeof first === 'number' && typeof rest[0] !== 'string') {
    return [first, '127.0.0.1', ...rest.filter((value) => value !== undefined)];
  }
  return [first, ...rest];
}

net.Server.prototype.listen = function listenLocally(...args) {
  return Reflect.apply(listen, this, onThisMachine(args));
};

// A website can point a name of its own at this machine, so other names are refused.
const { emit } = http.Server.prototype;
const OWN = /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/;

http.Server.prototype.emit = function emitLocally(event, request, target, ...rest) {
  if (event === 'request' && !OWN.test(request.headers.host ?? '')) {
    target.writeHead(403).end('Open this app at localhost.');
    return true;
  }
  return Reflect.apply(emit, this, [event, request, target, ...rest]);
};
