import net from 'node:net';

/**
 * Requests a URL from a server on this machine exactly as written: clients such as `fetch` would
 * normalize `..` and escapes before sending it.
 *
 * @returns {Promise<{ status: number, headers: Map<string, string>, body: Buffer }>}
 */
export function rawRequest(port, address, { method = 'GET', headers = {} } = {}) {
  return new Promise((resolve, reject) => {
    const chunks = [];
    const socket = net.connect(port, '127.0.0.1', () => {
      const lines = Object.entries({ host: 'docs.example', connection: 'close', ...headers });
      socket.write(
        `${method} ${address} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`,
      );
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('end', () => {
      const answer = Buffer.concat(chunks);
      const end = answer.indexOf('\r\n\r\n');
      const [start = '', ...lines] = answer.subarray(0, end).toString('latin1').split('\r\n');
      resolve({
        status: Number(start.split(' ')[1]),
        headers: new Map(
          lines.map((line) => [line.split(': ')[0].toLowerCase(), line.replace(/^[^:]*: /, '')]),
        ),
        body: answer.subarray(end + 4),
      });
    });
  });
}
