/** @jest-environment node */
import { parsePage } from './prose/parsePage';
import type { ProsePage } from './prose/prosePage';
import {
  requestUrl,
  requestAll,
  listExternalLinks,
  reportLinks,
  type Answer,
} from './externalLinks';

function page(file: string, source: string): ProsePage {
  const { tree } = parsePage(source);
  if (!tree) {
    throw new Error('not valid MDX');
  }
  return { siteDir: '/', file, source, title: '', description: '', problems: [], tree };
}

function respondingWith(response: Partial<Response> | Error): typeof fetch {
  return () =>
    response instanceof Error
      ? Promise.reject(response)
      : Promise.resolve({ ok: true, body: null, ...response } as Response);
}

it('lists each URL once, with every place', () => {
  const pages = [
    page('a.mdx', '[b](https://b.example/#x) [c](./c.mdx)\n\n[d](mailto:d@example.com)'),
    page('b.mdx', '\n[x][y]\n\n[y]: https://b.example/\n\n[a](http://a.example/)'),
  ];
  expect(listExternalLinks(pages)).toEqual([
    { url: 'http://a.example/', places: ['b.mdx:6'] },
    { url: 'https://b.example/', places: ['a.mdx:1', 'b.mdx:4'] },
  ]);
});

describe('a URL', () => {
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
    expect(await requestUrl('https://a.example/', respondingWith(response), 1000)).toEqual(answer);
  });

  it('is requested with a few others at a time, and results keep their order', async () => {
    const links = ['a', 'b', 'c'].map((url) => ({ url, places: [] }));
    let active = 0;
    let peak = 0;
    const answers = await requestAll(
      links,
      async (url) => {
        active += 1;
        peak = Math.max(peak, active);
        await new Promise((done) => setTimeout(done, url === 'a' ? 20 : 1));
        active -= 1;
        return { kind: 'dead', why: url };
      },
      2,
    );
    expect(answers).toEqual(['a', 'b', 'c'].map((why) => ({ kind: 'dead', why })));
    expect(peak).toBe(2);
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

  it('lists the URLs without a network', () => {
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
