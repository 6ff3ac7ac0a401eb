import { ADDRESS_GUARD_SCRIPT } from '.';

describe('an address with a malformed escape', () => {
  const run = (address: string): string => {
    window.history.replaceState(null, '', address);
    const script = document.createElement('script');
    script.textContent = ADDRESS_GUARD_SCRIPT;
    document.head.append(script);
    script.remove();
    return window.location.href.replace(window.location.origin, '');
  };

  afterEach(() => {
    window.history.replaceState(null, '', '/');
  });

  it('becomes one that a router can decode, and keeps query and hash', () => {
    const address = run('/toolpad/%E0%A4%A/?a=1#b');
    expect(address).toBe('/toolpad/%25E0%25A4%25A/?a=1#b');
    expect(() => decodeURI(address)).not.toThrow();
  });

  it.each(['/toolpad/core/', '/toolpad/caf%C3%A9/?q=%E0%A4%A'])('%s stays as it is', (address) => {
    expect(run(address)).toBe(address);
  });
});
