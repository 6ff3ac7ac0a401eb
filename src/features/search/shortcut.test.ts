import { opensSearch } from './enhancer';

function press(
  key: string,
  options: KeyboardEventInit = {},
  target: Element = document.body,
): boolean {
  let opens = false;
  const listen = (event: KeyboardEvent): void => {
    opens = opensSearch(event);
  };
  document.addEventListener('keydown', listen);
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...options }));
  document.removeEventListener('keydown', listen);
  return opens;
}

function element(html: string): Element {
  document.body.innerHTML = html;
  return document.querySelector('[data-here]') ?? document.body;
}

it('⌘K, Ctrl K and / open the search', () => {
  expect(press('k', { metaKey: true })).toBe(true);
  expect(press('K', { ctrlKey: true })).toBe(true);
  expect(press('/')).toBe(true);
  expect(press('/', { shiftKey: true })).toBe(true);
});

it('other keys do not open it', () => {
  expect(press('k')).toBe(false);
  expect(press('k', { ctrlKey: true, shiftKey: true })).toBe(false);
  expect(press('k', { ctrlKey: true, altKey: true })).toBe(false);
  expect(press('/', { ctrlKey: true })).toBe(false);
  expect(press('/', { isComposing: true })).toBe(false);
});

it.each([
  '<input data-here>',
  '<textarea data-here></textarea>',
  '<p contenteditable data-here></p>',
])('in %s, Ctrl K opens the search, but a slash does not', (html) => {
  const field = element(html);
  expect(press('/', {}, field)).toBe(false);
  expect(press('k', { ctrlKey: true }, field)).toBe(true);
});

it.each([
  '<figure><tp-island name="demo"><button data-here>Save</button></tp-island></figure>',
  '<figure><div class="cm-editor"><p contenteditable data-here></p></div></figure>',
])('ignores keys pressed in a demo: %s', (html) => {
  const inside = element(html);
  expect(press('k', { ctrlKey: true }, inside)).toBe(false);
  expect(press('/', {}, inside)).toBe(false);
});

it('opens from the tools and the code of a demo', () => {
  const tool = element('<figure><button data-here>Show code</button></figure>');
  expect(press('k', { ctrlKey: true }, tool)).toBe(true);
  expect(press('/', {}, tool)).toBe(true);
});
