import docusaurusContext from '../../../tests/support/docusaurus/useDocusaurusContext';

type Request = [url: string, init: RequestInit & { readonly body: string }];
type FetchStub = jest.Mock<Promise<Response>, Request>;

/** A response from the feedback server. */
export function response(status: number, type = 'application/json', body = ''): Promise<Response> {
  const headers = new Map([['content-type', type]]);
  return Promise.resolve({
    ok: status >= 200 && status < 300,
    status,
    headers: { get: (name: string) => headers.get(name) ?? null },
    text: () => Promise.resolve(body),
  } as Response);
}

/** Replaces `fetch`, which jsdom lacks, and accepts every post. */
export function stubFetch(): FetchStub {
  const fetchStub = jest.fn<Promise<Response>, Request>().mockReturnValue(response(200));
  Object.assign(globalThis, { fetch: fetchStub });
  return fetchStub;
}

/** The posted messages. */
export function posted({ mock }: FetchStub): unknown[] {
  return mock.calls.map(([, { body }]) => JSON.parse(body) as unknown);
}

/** Configures the site and opens one of its pages. */
export function configure(feedbackUrl: string | null, path = '/toolpad/core/introduction/'): void {
  window.localStorage.clear();
  window.history.replaceState(null, '', path);
  docusaurusContext().siteConfig.customFields = {
    environment: { feedbackUrl, siteUrl: 'https://mui.com' },
    versions: { 'toolpad-core': '0.15.0', 'toolpad-studio': '0.13.0' },
  };
}

/** Makes the browser block storage until mocks are restored. */
export function blockStorage(): void {
  (['getItem', 'setItem'] as const).forEach((method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('refused');
    });
  });
}
