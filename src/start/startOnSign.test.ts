import { WAITING_TYPE } from '.';
import { ADDRESSES, finish, loaded, open, prepare, scheme } from './testing';

beforeEach(prepare);
afterEach(finish);

it('loads nothing for a visit that touches nothing', async () => {
  open();
  await jest.advanceTimersByTimeAsync(9_999);
  expect(loaded()).toEqual([]);
});

it.each(['pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'hashchange'])(
  'loads the scripts of the page, in its order, at a %s',
  (sign) => {
    open();
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    window.dispatchEvent(new Event(sign));
    expect(loaded()).toEqual(ADDRESSES);
    expect(document.head.querySelectorAll('script')).toHaveLength(2);
  },
);

it('loads the scripts when the pointer moves, not when the page comes under it', () => {
  open();
  const move = (screenX: number) =>
    window.dispatchEvent(new MouseEvent('pointermove', { screenX }));
  move(5);
  move(5);
  expect(loaded()).toEqual([]);
  move(6);
  expect(loaded()).toEqual(ADDRESSES);
});

it('spec 2.2: follows a change of the system’s scheme', () => {
  open();
  scheme.dispatchEvent(new Event('change'));
  expect(loaded()).toEqual(ADDRESSES);
});

it('waits for the end of a page that is still arriving', () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  open('/toolpad/', []);
  window.dispatchEvent(new Event('scroll'));
  document.head.innerHTML = `<script type="${WAITING_TYPE}" data-src="/assets/js/a.js"></script>`;
  expect(loaded()).toEqual([]);
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(loaded()).toEqual(['/assets/js/a.js']);
});

it('asks again at the next sign for a script that did not load, and for no other', () => {
  open();
  window.dispatchEvent(new Event('scroll'));
  document.querySelector('script[src*="main"]')?.dispatchEvent(new Event('error'));
  expect(loaded()).toEqual(['/assets/js/runtime.js']);
  window.dispatchEvent(new Event('scroll'));
  expect(loaded()).toEqual(ADDRESSES);
});

it('vouches for the site’s own scripts only', () => {
  const rules: ((address: string) => string)[] = [];
  const createPolicy = (_name: string, rule: { createScriptURL: (address: string) => string }) => {
    rules.push(rule.createScriptURL);
    return rule;
  };
  Object.assign(window, { trustedTypes: { createPolicy } });
  open();
  window.dispatchEvent(new Event('scroll'));
  expect(loaded()).toEqual(ADDRESSES);
  expect(rules).toHaveLength(1);
  expect(() => rules[0]?.('https://evil.example/assets/js/x.js')).toThrow('No script of this site');
});
