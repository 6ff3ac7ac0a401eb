import { render } from '@testing-library/react';
import { tagGlobals } from './gtag';
import { holdFrames, stubGtag, views } from './testing';
import { BarePage, TestPage, view } from './testPages';

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
  it('is sent once for the page that is loaded, with the exact fields', () => {
    render(<TestPage path="/toolpad/core/first/" title="First · Toolpad" />);
    frames.paint();
    expect(gtag.mock.calls).toEqual([
      ['event', 'page_view', view('/toolpad/core/first/', 'First · Toolpad')],
    ]);
  });

  it('is sent once a page over ten navigations, back and forward included', () => {
    const paths = ['a', 'b', 'c', 'b', 'a', 'b', 'd', 'b', 'a', 'd', 'a'].map(
      (name) => `/toolpad/core/${name}/`,
    );
    const { rerender } = render(<TestPage path="/toolpad/core/start/" />);
    frames.paint();
    paths.forEach((path) => {
      rerender(<TestPage path={path} />);
      frames.paint();
    });
    expect(views(gtag)).toEqual(['/toolpad/core/start/', ...paths].map((path) => view(path)));
  });

  it('is not sent again when the same page renders again', () => {
    const { rerender } = render(<TestPage path="/toolpad/core/same/" />);
    frames.paint();
    rerender(<TestPage path="/toolpad/core/same/" title="Another hash" />);
    frames.paint();
    expect(views(gtag)).toHaveLength(1);
  });

  it('is sent once when the layout is made anew, for the same page or for another', () => {
    render(<TestPage path="/toolpad/core/anew/" />).unmount();
    const { unmount } = render(<TestPage path="/toolpad/core/anew/" />);
    frames.paint();
    unmount();
    render(<TestPage path="/toolpad/core/anew/" />);
    frames.paint();
    render(<TestPage path="/toolpad/studio/anew/" />);
    frames.paint();
    expect(views(gtag)).toEqual([view('/toolpad/core/anew/'), view('/toolpad/studio/anew/')]);
  });

  it('is not sent for a page that gave way before it was painted', () => {
    const { rerender } = render(<TestPage path="/toolpad/core/unseen/" />);
    frames.next();
    rerender(<TestPage path="/toolpad/core/seen/" />);
    frames.paint();
    expect(views(gtag)).toEqual([view('/toolpad/core/seen/')]);
  });

  it('is sent again for a page that the browser brings back from its cache', () => {
    render(<TestPage path="/toolpad/core/cached/" />);
    frames.paint();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(views(gtag)).toHaveLength(1);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(views(gtag)).toEqual([view('/toolpad/core/cached/'), view('/toolpad/core/cached/')]);
  });

  it('says "null" for a product that the head does not name', () => {
    render(<BarePage path="/toolpad/" />);
    frames.paint();
    expect(views(gtag)).toEqual([
      expect.objectContaining({ productId: 'null', productCategoryId: 'null' }),
    ]);
  });

  it('throws nothing where there is no gtag', () => {
    delete tagGlobals().gtag;
    render(<TestPage path="/toolpad/core/untracked/" />);
    expect(frames.paint).not.toThrow();
  });
});
