import * as fc from 'fast-check';
import { configure } from './testing';
import { issueAddress } from './message';

const subject = {
  rating: null,
  comment: '',
  page: '/toolpad/core/introduction/',
  version: '0.15.0',
  section: null,
};

beforeAll(() => {
  configure(null);
});

function read(address: string) {
  const { origin, pathname, searchParams } = new URL(address);
  return { path: `${origin}${pathname}`, query: Object.fromEntries(searchParams) };
}

describe('spec 6.2: the prefilled GitHub issue', () => {
  it('names the page and the version', () => {
    expect(read(issueAddress(subject))).toEqual({
      path: 'https://github.com/mui/toolpad/issues/new',
      query: {
        title: '[docs] Feedback on /toolpad/core/introduction/',
        body: 'Page: https://mui.com/toolpad/core/introduction/\nVersion: 0.15.0\n\nWhat is missing, wrong or unclear:\n',
      },
    });
  });

  it('names the section', () => {
    const { query } = read(issueAddress({ ...subject, section: 'usage' }));
    expect(query.title).toBe('[docs] Feedback on /toolpad/core/introduction/#usage');
    expect(query.body).toContain('Page: https://mui.com/toolpad/core/introduction/#usage\n');
  });

  it('contains what the reader wrote', () => {
    const message = { ...subject, rating: 'no' as const, comment: 'Step 2 is missing.' };
    expect(read(issueAddress(message)).query.body).toBe(
      'Page: https://mui.com/toolpad/core/introduction/\nVersion: 0.15.0\n\nThis page did not help.\n\nStep 2 is missing.',
    );
    expect(read(issueAddress({ ...subject, rating: 'yes' })).query.body).toMatch(
      /This page helped\.\n\n$/,
    );
  });

  it('is never longer than GitHub accepts, and is truncated between characters', () => {
    const address = issueAddress({ ...subject, comment: '家'.repeat(5_000) });
    expect(address.length).toBeLessThanOrEqual(7_500);
    expect(read(address).query.body).toMatch(/家{600,}…$/);
    // Two code units each, twelve characters in the URL: what is left decides where they are cut.
    for (let start = 0; start < 12; start += 1) {
      const comment = 'a'.repeat(start) + '😀'.repeat(2_000);
      expect(read(issueAddress({ ...subject, comment })).query.body).not.toContain('\uFFFD');
    }
  });

  it('is a valid URL for any page and section', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.string(), (page, section) => {
        const { path, query } = read(issueAddress({ ...subject, page, section }));
        expect(path).toBe('https://github.com/mui/toolpad/issues/new');
        expect(query.title).toBe(`[docs] Feedback on ${page}#${section}`);
        expect(Object.keys(query)).toEqual(['title', 'body']);
      }),
      { numRuns: 1000 },
    );
  });
});
