import { startPrefetch } from './prefetch';

const hints = (): (string | null)[] =>
  [...document.querySelectorAll('link[rel="prefetch"]')].map((link) => link.getAttribute('href'));

function hover(selector: string): void {
  document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }));
}

beforeEach(() => {
  window.history.replaceState(null, '', '/toolpad/core/');
  document.head.replaceChildren();
  document.body.innerHTML = `
    <a id="page" href="/toolpad/studio/">Studio</a><a id="here" href="/toolpad/core/">Here</a>
    <a id="other" href="https://example.com/">Other</a><a id="demo" href="/toolpad/demo/?demo=x">Demo</a>
    <a id="tab" href="/toolpad/search/" target="_blank">Tab</a><a id="file" href="/toolpad/a.md">File</a>`;
});

afterEach(() => {
  Reflect.deleteProperty(HTMLScriptElement, 'supports');
  Reflect.deleteProperty(navigator, 'connection');
});

it('does nothing in a browser that prerenders', () => {
  Object.assign(HTMLScriptElement, { supports: (type: string) => type === 'speculationrules' });
  startPrefetch();
  hover('#page');
  expect(hints()).toEqual([]);
});

it('does nothing with data saver on', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  startPrefetch();
  hover('#page');
  expect(hints()).toEqual([]);
});

it('prefetches a page once when its link is hovered, and nothing else', () => {
  startPrefetch();
  ['#page', '#page', '#here', '#other', '#demo', '#tab', '#file'].forEach(hover);
  expect(hints()).toEqual(['/toolpad/studio/']);
});
