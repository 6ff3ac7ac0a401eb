import { once } from 'node:events';
import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { FEEDBACK_PORT } from './configured.mjs';

/** The server's responses: status, body, media type. */
const RESPONSES = {
  accepts: [200, '', 'text/plain'],
  fails: [500, '', 'text/plain'],
  refuses: [200, '{"ok":false}', 'application/json'],
  'asks to sign in': [200, '<!doctype html><title>Sign in</title>', 'TEXT/HTML'],
  'asks to sign in (XHTML)': [
    200,
    '<html xmlns="http://www.w3.org/1999/xhtml"/>',
    'application/xhtml+xml',
  ],
  redirects: [302, '', 'text/plain'],
} as const;
type Behaviour = keyof typeof RESPONSES;

/** A feedback server that behaves as the test tells it to. */
export class FeedbackServer {
  readonly received: unknown[] = [];
  behaviour: Behaviour | 'hangs' | 'drops the connection' = 'accepts';
  private readonly server = http.createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (request.method !== 'POST') {
      response.writeHead(200).end();
      return;
    }
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      this.received.push(JSON.parse(body));
      this.respond(response);
    });
  });

  private respond(response: http.ServerResponse): void {
    if (this.behaviour === 'drops the connection') {
      response.destroy();
    } else if (this.behaviour !== 'hangs') {
      const [status, body, type] = RESPONSES[this.behaviour];
      response.writeHead(status, { 'content-type': type, location: '/taken' }).end(body);
    }
  }

  /** Starts at the address that the configured build knows; waits while another test has it. */
  async open(): Promise<void> {
    for (let isOpen = false; !isOpen;) {
      this.server.listen(FEEDBACK_PORT, '127.0.0.1');
      isOpen = await once(this.server, 'listening').then(
        () => true,
        async (error: unknown) => {
          if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') {
            throw error;
          }
          await delay(200);
          return false;
        },
      );
    }
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
