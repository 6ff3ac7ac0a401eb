import * as fc from 'fast-check';
import { parsePageMessage } from './messages';
import { parseSiteFiles } from './siteFiles';

describe('spec 7: messages to the worker', () => {
  it.each([
    { type: 'COUNT_TABS' },
    { type: 'KEEP_SITE' },
    { type: 'KEEP_PAGE', address: 'https://mui.com/toolpad/', files: [] },
  ])('$type is read', (message) => {
    expect(parsePageMessage(message)).toEqual(message);
  });

  it.each([
    null,
    'KEEP_SITE',
    { type: 'SKIP_WAITING' },
    { type: 'KEEP_PAGE' },
    { type: 'KEEP_PAGE', address: 1, files: [] },
    { type: 'KEEP_PAGE', address: '', files: [1] },
  ])('%j is none', (data) => {
    expect(parsePageMessage(data)).toBeNull();
  });

  it('anything else neither throws nor gets through', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(parsePageMessage(data)).toBeNull();
      }),
      { numRuns: 1000 },
    );
  });
});

describe('spec 7.3: the list of the whole site', () => {
  it('reads back what the build writes', () => {
    const list = { 'index.html': '1a2b', 'assets/js/main.1a2b3c4d.js': null };
    expect(parseSiteFiles(JSON.parse(JSON.stringify(list)))).toEqual(list);
  });

  it('is addresses with revisions or it is nothing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        const list = parseSiteFiles(data);
        for (const revision of Object.values(list ?? {})) {
          expect(revision === null || typeof revision === 'string').toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
