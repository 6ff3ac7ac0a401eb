import { act, render } from '@testing-library/react';
import { useEffect, useState, type ReactNode } from 'react';
import { holdFrames, stubGtag, views } from './testing';
import { TestPage, view } from './testPages';

let gtag: ReturnType<typeof stubGtag>;
let frames: ReturnType<typeof holdFrames>;

beforeEach(() => {
  gtag = stubGtag();
  frames = holdFrames();
});

afterEach(() => {
  jest.restoreAllMocks();
  document.title = '';
});

describe('spec 5.2: page_view', () => {
  it('is sent after the title is set', () => {
    document.title = 'The page before';
    const { rerender } = render(<TestPage path="/toolpad/core/before/" title="The page before" />);
    frames.paint();
    rerender(<TestPage path="/toolpad/core/after/" title="The page after" />);
    expect(document.title).toBe('The page before');
    frames.paint();
    expect(views(gtag)).toEqual([
      view('/toolpad/core/before/', 'The page before'),
      view('/toolpad/core/after/', 'The page after'),
    ]);
  });

  it('is sent after a title that a second rendering puts off', () => {
    function Late(): ReactNode {
      const [isReady, setIsReady] = useState(false);
      useEffect(() => {
        const timer = setTimeout(() => {
          setIsReady(true);
        }, 0);
        return () => {
          clearTimeout(timer);
        };
      }, []);
      return (
        <TestPage path="/toolpad/core/late/" title="Late">
          <meta name="ready" content={String(isReady)} />
        </TestPage>
      );
    }
    jest.useFakeTimers({ doNotFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
    document.title = 'The page before';
    render(<Late />);
    act(() => {
      jest.runAllTimers();
    });
    jest.useRealTimers();
    frames.paint();
    expect(views(gtag)).toEqual([expect.objectContaining({ page_title: 'Late' })]);
  });

  it('waits in a hidden tab, which has no frames, and then has the right title', () => {
    document.title = 'The page before';
    render(<TestPage path="/toolpad/core/background/" title="Background" />);
    expect(views(gtag)).toEqual([]);
    frames.paint();
    expect(views(gtag)).toEqual([view('/toolpad/core/background/', 'Background')]);
  });
});
