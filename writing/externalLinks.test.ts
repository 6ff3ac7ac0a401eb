/** @jest-environment node */
import { parsePage } from './prose/parsePage';
import type { ProsePage } from './prose/prosePage';
import { askAddress, askAll, listExternalLinks, reportLinks, type Answer } from './externalLinks';

function page(file: string, source: string): ProsePage {
  const { tree } = parsePage(source);
  if (!tree) {
    throw new Error('no MDX');
  }
  return { siteDir: '/', file, source, title: '', description: '', problems: [], tree };
}

function answering(response: Partial<Response> | Error): typeof fetch {
  return () =>
    response instanceof Error
      ? Promise.reject(response)
      : Promise.resolve({ ok: true, body: null, ...response } as Response);
}

it('addresses are listed once, with every place', () => {
  const pages = [
    page('a.mdx', '[b](https://b.example/#x) [c](./c.mdx)\n\n[d](mailto:d@example.com)'),
    page('b.mdx', '\n[x][y]\n\n[y]: https://b.example/\n\n[a](http://a.example/)'),
  ];
  expect(listExternalLinks(pages)).toEqual([
    { url: 'http://a.example/', places: ['b.mdx:6'] },
    { url: 'https://b.example/', places: ['a.mdx:1', 'b.mdx:4'] },
  ]);
});

describe('an address', () => {
  const offline = Object.assign(new TypeError('fetch failed'), { cause: { code: 'ENOTFOUND' } });
  const slow = Object.assign(new Error('slow'), { name: 'TimeoutError' });

  it.each<[string, Partial<Response> | Error, Answer]>([
    ['is fine', { status: 200 }, { kind: 'fine' }],
    ['is gone', { ok: false, status: 404 }, { kind: 'dead', why: 'status 404' }],
    ['refuses programs', { ok: false, status: 403 }, { kind: 'unknown', why: 'status 403' }],
    [
      'has moved',
      { status: 200, redirected: true, url: 'https://b.example/' },
      { kind: 'moved', to: 'https://b.example/' },
    ],
    ['cannot be reached', offline, { kind: 'unknown', why: 'ENOTFOUND' }],
    ['is slow', slow, { kind: 'unknown', why: 'no response in 1 s' }],
  ])('%s', async (_name, response, answer) => {
    expect(await askAddress('https://a.example/', answering(response), 1000)).toEqual(answer);
  });

  it('is asked a few at a time, and answers keep their order', async () => {
    const links = ['a', 'b', 'c'].map((url) => ({ url, places: [] }));
    let asking = 0;
    let most = 0;
    const answers = await askAll(
      links,
      async (url) => {
        asking += 1;
        most = Math.max(most, asking);
        await new Promise((done) => setTimeout(done, url === 'a' ? 20 : 1));
        asking -= 1;
        return { kind: 'dead', why: url };
      },
      2,
    );
    expect(answers).toEqual(['a', 'b', 'c'].map((why) => ({ kind: 'dead', why })));
    expect(most).toBe(2);
  });
});

describe('the report', () => {
  const links = [
    { url: 'https://a.example/', places: ['a.mdx:1'] },
    { url: 'https://b.example/', places: ['b.mdx:2', 'c.mdx:3'] },
  ];

  it('says what to do about each', () => {
    const answers: Answer[] = [
      { kind: 'dead', why: 'status 404' },
      { kind: 'moved', to: 'https://c.example/' },
    ];
    expect(reportLinks(links, answers)).toEqual({
      lines: [
        'https://a.example/ dead (status 404): link to something else in a.mdx:1',
        'https://b.example/ moved: write https://c.example/ in b.mdx:2, c.mdx:3',
      ],
      dead: 1,
      isOffline: false,
    });
  });

  it('without a network lists the addresses', () => {
    const unknown: Answer = { kind: 'unknown', why: 'ENOTFOUND' };
    expect(reportLinks(links, [unknown, unknown])).toEqual({
      lines: ['https://a.example/ in a.mdx:1', 'https://b.example/ in b.mdx:2, c.mdx:3'],
      dead: 0,
      isOffline: true,
    });
    expect(reportLinks(links, [unknown, { kind: 'unknown', why: 'status 403' }]).isOffline).toBe(
      false,
    );
  });
});
