import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AdErrorBoundary } from './AdErrorBoundary';
import { mockGtag, mockScreen, pass } from './testing';
import { showAd } from './testingAd';

let gtag: jest.Mock;
let scroll: (shareInView: number) => void;

beforeEach(() => {
  jest.useFakeTimers();
  gtag = mockGtag();
  scroll = mockScreen();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'gtag');
});

describe('spec 4.7: crash', () => {
  function Crash(): ReactNode {
    throw new Error('boom');
  }

  it('spec 4.7: renders nothing, leaves the page alone and sends ad/crash', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const onCrash = jest.fn();
    const { container } = render(
      <main>
        <p>The page</p>
        <AdErrorBoundary eventLabel="in-house-body-top-image" onCrash={onCrash}>
          <Crash />
        </AdErrorBoundary>
      </main>,
    );
    expect(container.innerHTML).toBe('<main><p>The page</p></main>');
    expect(onCrash).toHaveBeenCalledTimes(1);
    expect(gtag.mock.calls).toEqual([
      ['event', 'ad', { eventAction: 'crash', eventLabel: 'in-house-body-top-image' }],
    ]);
  });

  it('spec 4.7: a crash of what is shown ends the looks', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(Element.prototype, 'append').mockImplementation(() => {
      throw new Error('boom');
    });
    const { container } = showAd({ ratio: 1 });
    const looks = jest.spyOn(document, 'querySelectorAll');
    await pass(60_000);
    expect(looks).not.toHaveBeenCalled();
    expect(container).toHaveTextContent('');
    expect(gtag.mock.calls).toEqual([
      ['event', 'ad', { eventAction: 'crash', eventLabel: 'carbon-body-top-image' }],
    ]);
  });

  it('spec 4.7: a gtag that throws does not crash the ad', async () => {
    gtag.mockImplementation(() => {
      throw new Error('boom');
    });
    showAd({ ratio: 1, hasProvider: false });
    act(() => {
      scroll(1);
    });
    await pass(2500);
    expect(screen.getByRole('link')).toBeVisible();
  });
});
