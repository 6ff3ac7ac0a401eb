/** @jest-environment node */
import { OLD_ADDRESSES, parseOldAddresses, resolveOldAddress } from '.';

describe('the list of redirects', () => {
  it('is well formed', () => {
    expect(parseOldAddresses(OLD_ADDRESSES)).toHaveLength(OLD_ADDRESSES.length);
  });

  it('names every malformed entry and what is expected', () => {
    const parse = () =>
      parseOldAddresses([
        ['/toolpad/a/', '/toolpad/core/'],
        ['/toolpad/no-slash', '/toolpad/core/'],
        ['/toolpad/all/*', '/toolpad/core/'],
        ['/toolpad/x/', 'https://elsewhere.example/'],
        ['/toolpad/y/', '/toolpad/core/#a#b'],
      ]);
    expect(parse).toThrow(
      'entry 2, /toolpad/no-slash → /toolpad/core/: an old path must look like',
    );
    expect(parse).toThrow('entry 3, /toolpad/all/* → /toolpad/core/: a path ending in /*');
    expect(parse).toThrow('entry 4, /toolpad/x/ → https://elsewhere.example/: the new path');
    expect(parse).toThrow('entry 5, /toolpad/y/ → /toolpad/core/#a#b: what follows # must be');
    expect(parse).not.toThrow('entry 1');
  });
});

describe('the target of an old URL', () => {
  const rules = parseOldAddresses([
    ['/toolpad/concepts/state/', '/toolpad/studio/events/#state'],
    ['/toolpad/concepts/*', '/toolpad/studio/concepts/:splat'],
  ]);

  it.each([
    ['/toolpad/concepts/state/', '/toolpad/studio/events/', 'state'],
    ['/toolpad/concepts/state', '/toolpad/studio/events/', 'state'],
    ['/toolpad/Concepts/State.html', '/toolpad/studio/events/', 'state'],
    ['/toolpad/concepts/state/index.html', '/toolpad/studio/events/', 'state'],
    ['/toolpad/concepts/a/b', '/toolpad/studio/concepts/a/b/', null],
    ['/toolpad/concepts/', '/toolpad/studio/concepts/', null],
    ['/toolpad/concepts', '/toolpad/studio/concepts/', null],
    ['/toolpad/concepts/%E0%A4%A/', '/toolpad/studio/concepts/%e0%a4%a/', null],
  ])('%s', (old, path, anchor) => {
    expect(resolveOldAddress(rules, old)).toEqual({ path, anchor });
  });

  it('is null for any other URL', () => {
    expect(resolveOldAddress(rules, '/toolpad/studio/concepts/')).toBeNull();
    expect(resolveOldAddress(rules, '/toolpad/conceptsx/')).toBeNull();
  });
});
