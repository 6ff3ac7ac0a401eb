import http from 'node:http';
import https from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { goodAd, GOOD_SCRIPT, JSON_FILE, SCRIPT } from '../support/adProvider';
import { makeCertificate } from '../support/certificate.mjs';

/** The response of a third party. */
interface Answer {
  readonly type: string;
  readonly body: string | Buffer;
}

const PICTURE: Answer = {
  type: 'image/gif',
  body: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
};

/** Everyone whom pages of the configured build ask, by URL without query. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  [SCRIPT]: { type: 'text/javascript', body: GOOD_SCRIPT },
  [JSON_FILE]: { type: 'application/json', body: JSON.stringify({ ads: [goodAd] }) },
  [goodAd.image]: PICTURE,
  'https://ads.example/impression': PICTURE,
  'https://ads.example/pixel-a': PICTURE,
  'https://ads.example/pixel-b': PICTURE,
  'https://www.googletagmanager.com/gtag/js': { type: 'text/javascript', body: '' },
  'https://github.com/mui/toolpad/issues/new': {
    type: 'text/html',
    body: '<title>New issue</title>',
  },
};

/** Whether a page asks. Browsers also ask their makers, for settings and accounts. */
function isOfPage({ headers }: http.IncomingMessage): boolean {
  return (headers['sec-fetch-site'] ?? 'none') !== 'none';
}

/**
 * Every host with TLS, on this machine: a proxy that answers itself. Only that reaches all engines;
 * their drivers cannot all intercept requests.
 */
export class ThirdParties {
  /** URLs without query that are answered; no other is. */
  answers = ANSWERS;
  /** URLs that pages requested, in order. */
  readonly requested: string[] = [];
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly proxy: http.Server,
    private readonly hosts: https.Server,
  ) {}

  static async start(): Promise<ThirdParties> {
    const certificate = await makeCertificate(['ads.example', 'github.com']);
    const parties = new ThirdParties(http.createServer(), https.createServer(certificate));
    parties.hosts.on('request', (request, response) => parties.answer(request, response));
    parties.proxy.on('connect', (_request, socket: Socket) => {
      parties.sockets.add(socket);
      socket.once('close', () => parties.sockets.delete(socket));
      socket.on('error', () => socket.destroy());
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      parties.hosts.emit('connection', socket);
    });
    await new Promise<void>((resolve) => parties.proxy.listen(0, '127.0.0.1', resolve));
    return parties;
  }

  get port(): number {
    return (this.proxy.address() as AddressInfo).port;
  }

  /** Forgets the requests so far, and answers all that pages ask. */
  reset(): void {
    this.answers = ANSWERS;
    this.requested.length = 0;
  }

  /** From now on, nobody answers, as with a blocker. */
  block(): void {
    this.answers = {};
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.proxy.close(resolve));
    this.sockets.forEach((socket) => socket.destroy());
    await closed;
  }

  private answer(request: http.IncomingMessage, response: http.ServerResponse): void {
    const url = `https://${request.headers.host ?? ''}${request.url ?? ''}`;
    if (isOfPage(request)) {
      this.requested.push(url);
    }
    const answer = this.answers[url.replace(/\?.*$/, '')];
    if (answer) {
      const headers = { 'content-type': answer.type, 'access-control-allow-origin': '*' };
      response.writeHead(200, headers).end(answer.body);
    } else {
      response.destroy();
    }
  }
}
