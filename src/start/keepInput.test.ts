import { keepInput } from './keepInput';

const root = document.documentElement;
const heard: string[] = [];

function act(target: Element, event: Event): Event {
  target.dispatchEvent(event);
  return event;
}

function click(id: string): Event {
  const target = document.getElementById(id);
  if (!target) {
    throw new Error(`No element ${id}`);
  }
  return act(target, new MouseEvent('click', { bubbles: true, cancelable: true }));
}

function press(init: KeyboardEventInit, target: Element = document.body): Event {
  return act(target, new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
}

async function hydrate(): Promise<void> {
  document.addEventListener('click', hear);
  document.addEventListener('keydown', hear);
  root.dataset.hasHydrated = 'true';
  await Promise.resolve();
}

function hear(event: Event): void {
  const { id } = event.target as Element;
  const { key, ctrlKey } = event as KeyboardEvent;
  heard.push(event.type === 'click' ? id : `${ctrlKey ? 'Ctrl+' : ''}${key}`);
}

beforeEach(() => {
  heard.length = 0;
  root.dataset.hasHydrated = 'false';
  document.body.innerHTML =
    '<button id="menu"><i id="icon"></i></button><a id="page" href="/toolpad/core/">Core</a>' +
    '<a id="fold" role="button" href="#">Fold</a><a id="hash" class="hash-link" href="#x">#</a>' +
    '<details><summary id="more">More</summary></details>';
  keepInput();
});

afterEach(async () => {
  await hydrate();
  document.removeEventListener('click', hear);
  document.removeEventListener('keydown', hear);
});

it.each(['menu', 'icon', 'fold', 'hash', 'more'])(
  'does a click on #%s once the page can answer',
  async (id) => {
    expect(click(id).defaultPrevented).toBe(true);
    expect(heard).toEqual([]);
    await hydrate();
    expect(heard).toEqual([id]);
  },
);

it('leaves links to pages to the browser', async () => {
  expect(click('page').defaultPrevented).toBe(false);
  await hydrate();
  expect(heard).toEqual([]);
});

it('shows what is waited for', async () => {
  click('icon');
  const menu = document.getElementById('menu');
  expect(menu).toHaveAttribute('data-awaited');
  await hydrate();
  expect(menu).not.toHaveAttribute('data-awaited');
});

it('does once what an impatient reader does twice', async () => {
  click('menu');
  click('menu');
  await hydrate();
  expect(heard).toEqual(['menu']);
});

it.each([
  [{ key: 'k', ctrlKey: true }, 'Ctrl+k'],
  [{ key: '/' }, '/'],
])('opens the search for a key that came too early: %j', async (init, name) => {
  expect(press(init).defaultPrevented).toBe(true);
  await hydrate();
  expect(heard).toEqual([name]);
});

it.each([{ key: 'Tab' }, { key: 'k' }, { key: 'c', ctrlKey: true }])(
  'leaves other keys to the browser: %j',
  async (init) => {
    expect(press(init).defaultPrevented).toBe(false);
    await hydrate();
    expect(heard).toEqual([]);
  },
);

it('leaves what is typed to the field, and takes no key that is none', () => {
  const field = document.createElement('input');
  document.body.append(field);
  expect(press({ key: '/' }, field).defaultPrevented).toBe(false);
  expect(act(field, new Event('keydown', { cancelable: true })).defaultPrevented).toBe(false);
});

it('hears nothing any more once the page can', async () => {
  await hydrate();
  expect(click('menu').defaultPrevented).toBe(false);
  expect(heard).toEqual(['menu']);
});

it('keeps nothing where a script does not load', async () => {
  click('menu');
  const script = document.createElement('script');
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  expect(document.getElementById('menu')).not.toHaveAttribute('data-awaited');
  expect(click('menu').defaultPrevented).toBe(false);
  await hydrate();
  expect(heard).toEqual([]);
});
