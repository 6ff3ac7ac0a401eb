import { sendEvent } from '.';
import { tagGlobals } from './gtag';

afterEach(() => {
  delete tagGlobals().gtag;
});

describe('spec 5.1: events go through the global gtag', () => {
  it('passes on the name and the parameters', () => {
    const gtag = jest.fn();
    tagGlobals().gtag = gtag;
    sendEvent('ad', { eventAction: 'click', eventLabel: 'in-house-body-top-image' });
    expect(gtag.mock.calls).toEqual([
      ['event', 'ad', { eventAction: 'click', eventLabel: 'in-house-body-top-image' }],
    ]);
  });

  it('does nothing without gtag', () => {
    expect(() => {
      sendEvent('ad', {});
    }).not.toThrow();
  });

  it.each([null, 'gtag', { event: 1 }])('does nothing if gtag is %p', (gtag) => {
    tagGlobals().gtag = gtag;
    expect(() => {
      sendEvent('ad', {});
    }).not.toThrow();
  });

  it('survives a gtag that throws', () => {
    tagGlobals().gtag = () => {
      throw new Error('blocked');
    };
    expect(() => {
      sendEvent('ad', {});
    }).not.toThrow();
  });
});
