import { standIn } from './provider.mjs';

/** A browser without a window: keeps cookies, signs in, asks for pages and data. */
export class Visitor {
  cookies = new Map();

  /**
   * @param {string} url where the app runs
   * @param {Record<string, string>} [headers] sent with every request, such as those of a proxy
   */
  constructor(url, headers = {}) {
    this.url = url;
    this.headers = headers;
  }

  async ask(path, { headers, ...options } = {}) {
    const cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ');
    const response = await fetch(`${this.url}${path}`, {
      redirect: 'manual',
      ...options,
      headers: { ...this.headers, ...headers, cookie },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = line.match(/^([^=]+)=([^;]*)/);
      this.cookies.set(name, value);
    }
    return response;
  }

  async post(path, values) {
    // As Studio does: each answer brings one cookie, and the token is the last to come.
    for (let round = 0; round < 3; round += 1) {
      await this.ask('/prod/api/auth/csrf');
    }
    const { csrfToken } = await (await this.ask('/prod/api/auth/csrf')).json();
    const response = await this.ask(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-auth-return-redirect': '1',
      },
      body: new URLSearchParams({ ...values, csrfToken }),
    });
    return (await response.json()).url;
  }

  /** Signs in, and gives the path to which Studio then sends the browser. */
  async signIn(provider, person) {
    this.sentTo = new URL(await this.post(`/prod/api/auth/signin/${provider}`));
    const { hostname, pathname, search } = this.sentTo;
    const agreed = await fetch(`${standIn.url}/${hostname}${pathname}${search}&person=${person}`, {
      redirect: 'manual',
    });
    const back = new URL(agreed.headers.get('location'));
    const answer = await this.ask(back.pathname + back.search);
    const next = new URL(answer.headers.get('location'));
    return next.pathname + next.search;
  }

  signOut() {
    return this.post('/prod/api/auth/signout');
  }

  /** Opens an address as a browser opens a page. */
  async open(path) {
    const response = await this.ask(path, { headers: { 'sec-fetch-dest': 'document' } });
    return { status: response.status, location: response.headers.get('location') };
  }

  /** Runs a query of a page. */
  async query(name, parameters = {}) {
    const response = await this.ask(`/prod/api/data/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(parameters),
    });
    const text = await response.text();
    return { status: response.status, ...(text.startsWith('{') ? JSON.parse(text) : {}) };
  }
}
