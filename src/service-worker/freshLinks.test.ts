import { freshAddress } from './freshLinks';

const ROOT = 'https://mui.com/toolpad/';

function click(html: string, init: MouseEventInit = {}): string | null {
  document.body.innerHTML = html;
  let address: string | null = null;
  document.addEventListener(
    'click',
    (event) => {
      address = freshAddress(event, window.location, ROOT);
      event.preventDefault();
    },
    { once: true },
  );
  const target = document.querySelector('b') ?? document.querySelector('a');
  target?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init }),
  );
  return address;
}

beforeEach(() => {
  window.history.replaceState(null, '', '/toolpad/studio/');
});

describe('spec 7.3: links of an outdated page lead to the published one', () => {
  it('a link inside the site, wherever in it the click is', () => {
    expect(click('<a href="/toolpad/core/"><b>Core</b></a>')).toBe(`${ROOT}core/`);
  });

  it('with its hash', () => {
    expect(click('<a href="/toolpad/core/#demo">Core</a>')).toBe(`${ROOT}core/#demo`);
  });

  it.each([
    ['another site', '<a href="https://example.com/">x</a>', {}],
    ['another site of the host', '<a href="/material-ui/">x</a>', {}],
    ['a new tab', '<a href="/toolpad/core/" target="_blank">x</a>', {}],
    ['a download', '<a href="/toolpad/core/" download>x</a>', {}],
    ['the same page', '<a href="/toolpad/studio/#section">x</a>', {}],
    ['no link', '<b>x</b>', {}],
    ['a click with Ctrl', '<a href="/toolpad/core/">x</a>', { ctrlKey: true }],
    ['a click with ⌘', '<a href="/toolpad/core/">x</a>', { metaKey: true }],
    ['the middle button', '<a href="/toolpad/core/">x</a>', { button: 1 }],
  ])('the browser keeps %s', (_name, html, init) => {
    expect(click(html, init)).toBeNull();
  });
});
