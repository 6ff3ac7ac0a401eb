import { hasUnsavedWork } from '../../recovery';
import { watchUsedDemos } from './usedDemos';

const DEMO = `
  <tp-demo>
    <div><tp-island name="demo"><input><button>Add</button></tp-island></div>
    <button data-demo-tool="copy">Copy</button>
    <button data-demo-tool="reset">Reset</button>
    <pre>code</pre>
  </tp-demo>`;

const FRAMED = `
  <tp-demo>
    <div data-frame><iframe></iframe></div>
    <button data-demo-tool="reset">Reset</button>
  </tp-demo>`;

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) {
    throw new Error(`nothing matches ${selector}`);
  }
  return element;
}

beforeAll(() => {
  watchUsedDemos();
});

describe('spec 7.2: a demo counts as unsaved work', () => {
  it.each(['input', 'button:not([data-demo-tool])'])('after the reader uses its %s', (selector) => {
    document.body.innerHTML = DEMO;
    expect(hasUnsavedWork()).toBe(false);
    const type = selector === 'input' ? 'input' : 'click';
    find(selector).dispatchEvent(new Event(type, { bubbles: true }));
    expect(hasUnsavedWork()).toBe(true);
  });

  it('until it is reset', () => {
    document.body.innerHTML = DEMO;
    find('button').click();
    find('[data-demo-tool="reset"]').click();
    expect(hasUnsavedWork()).toBe(false);
  });

  it.each(['[data-demo-tool="copy"]', 'pre'])('but not after a click on %s', (selector) => {
    document.body.innerHTML = DEMO;
    find(selector).click();
    expect(hasUnsavedWork()).toBe(false);
  });

  it('in a frame too', () => {
    document.body.innerHTML = FRAMED;
    const frame = document.querySelector('iframe');
    frame?.dispatchEvent(new Event('load'));
    expect(hasUnsavedWork()).toBe(false);
    frame?.contentDocument?.body.click();
    expect(hasUnsavedWork()).toBe(true);
    find('[data-demo-tool="reset"]').click();
    expect(hasUnsavedWork()).toBe(false);
  });
});
