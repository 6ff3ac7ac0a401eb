import { reportClicks } from './startAnalytics';
import { tagGlobals } from './gtag';

const gtag = jest.fn();
let draw = 0;

function click(selector: string): void {
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

beforeAll(() => {
  reportClicks(() => draw);
});

beforeEach(() => {
  draw = 0;
  gtag.mockClear();
  tagGlobals().gtag = gtag;
  document.body.innerHTML = `
    <div data-ga-event-category="outer" data-ga-event-action="click" data-ga-event-label="card">
      <p>text</p>
      <a data-ga-event-category="ad" data-ga-event-action="click" data-ga-event-label="house-top">
        <svg><path /></svg>
      </a>
      <b data-ga-event-category="">empty</b>
    </div>
    <i>plain</i>
    <button data-ga-event-category="settings" data-ga-event-split="0.2">set</button>`;
});

afterEach(() => {
  document.body.innerHTML = '';
});

describe('spec 5.4: clicks are reported by data attributes', () => {
  it('reports category, action and label of what was clicked', () => {
    click('a');
    expect(gtag.mock.calls).toEqual([
      ['event', 'ad', { eventAction: 'click', eventLabel: 'house-top' }],
    ]);
  });

  it('uses only the closest element', () => {
    click('path');
    click('p');
    expect(gtag.mock.calls.map(([, name]: unknown[]) => name)).toEqual(['ad', 'outer']);
  });

  it('skips an element with an empty category', () => {
    click('b');
    expect(gtag).toHaveBeenCalledWith('event', 'outer', expect.anything());
  });

  it('omits a missing action or label', () => {
    click('button');
    expect(gtag).toHaveBeenCalledWith('event', 'settings', {});
  });

  it('reports nothing without the attributes', () => {
    click('i');
    document.dispatchEvent(new MouseEvent('click'));
    expect(gtag).not.toHaveBeenCalled();
  });

  it('reports a click that the page stops or whose element it removes', () => {
    const link = document.querySelector('a');
    link?.addEventListener('click', (event) => {
      event.stopImmediatePropagation();
      link.remove();
    });
    click('path');
    expect(gtag).toHaveBeenCalledTimes(1);
  });

  it.each([
    [0, 1],
    [0.1999, 1],
    [0.2, 0],
    [0.9999, 0],
  ])('with a split of 0.2, a draw of %d is reported %d time(s)', (random, times) => {
    draw = random;
    click('button');
    expect(gtag).toHaveBeenCalledTimes(times);
  });

  it('does not throw without gtag', () => {
    delete tagGlobals().gtag;
    expect(() => {
      click('a');
    }).not.toThrow();
  });
});
