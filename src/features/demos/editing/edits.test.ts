import { hasEdits, keepEdits, packEdits, readEdits, unpackEdits } from './edits';

const VERSION = 'core/x/Hello system-TS';
const EDITS = { 'Hello.tsx': 'export default function Hello() {\n  return <p>“Grüße”</p>;\n}' };

beforeEach(() => {
  sessionStorage.clear();
});

describe('edits stored in the tab', () => {
  it('are stored by version, and can be deleted', () => {
    keepEdits(VERSION, { edits: EDITS, doubt: null });
    expect(readEdits(VERSION)).toEqual({ edits: EDITS, doubt: null });
    expect(hasEdits('core/x/Hello')).toBe(true);
    expect(readEdits('core/x/Hello system-JS')).toBeNull();
    keepEdits(VERSION, null);
    expect(hasEdits('core/x/Hello')).toBe(false);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    'no JSON',
    '7',
    '{"core/x/Hello system-TS":{"edits":{"Hello.tsx":7},"doubt":null}}',
    '{"core/x/Hello system-TS":{"edits":[],"doubt":null}}',
    '{"core/x/Hello system-TS":null}',
  ])('are ignored if the storage contains %s', (text) => {
    sessionStorage.setItem('demoEdits', text);
    expect(readEdits(VERSION)).toBeNull();
  });
});

describe('edits that do not run automatically', () => {
  it.each(['shared', 'frozen'] as const)('are still marked %s after a reload', (doubt) => {
    keepEdits(VERSION, { edits: EDITS, doubt });
    expect(readEdits(VERSION)?.doubt).toBe(doubt);
  });

  it.each([undefined, false, 'no'])('include those stored with doubt %s', (doubt) => {
    sessionStorage.setItem('demoEdits', JSON.stringify({ [VERSION]: { edits: EDITS, doubt } }));
    expect(readEdits(VERSION)?.doubt).toBe('shared');
  });
});

describe('edits in a link', () => {
  it('survive a round trip, next to the demo’s anchor', () => {
    const hash = packEdits(EDITS, 'system-Hello.tsx') ?? '';
    expect(hash).toMatch(/^#edited:[\w.~]+:system-Hello\.tsx$/);
    expect(unpackEdits(hash)).toEqual(EDITS);
  });

  it('are not packed if the link would be too long', () => {
    const text = Array.from({ length: 9000 }, (_, index) => (index * 7919) % 9973).join('');
    expect(packEdits({ 'Hello.tsx': text }, 'Hello.tsx')).toBeNull();
  });

  it.each([
    '#edited:',
    '#edited::Hello.tsx',
    '#edited:abc:Hello.tsx',
    `#edited:${'A'.repeat(20_000)}:Hello.tsx`,
    '#edited:<script>:Hello.tsx',
    packEdits({ '../../secret': 'x' }, 'Hello.tsx') ?? '',
    packEdits({ __proto__x: 'x' }, 'Hello.tsx') ?? '',
    packEdits({ 'Hello.tsx': 'a'.repeat(100_000) }, 'Hello.tsx') ?? '',
  ])('are reported as malformed: %.40s', (hash) => {
    expect(unpackEdits(hash)).toBe('malformed');
  });

  it.each(['', '#Hello.tsx', '#%E0%A4%A'])('are absent from %s', (hash) => {
    expect(unpackEdits(hash)).toBeNull();
  });
});
