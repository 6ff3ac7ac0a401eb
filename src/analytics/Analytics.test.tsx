import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Analytics } from '.';
import { tagGlobals } from './gtag';
import { commands, configure, GOOGLE_TAG, stubGtag, stubMedia } from './testing';

let gtag: ReturnType<typeof stubGtag>;

beforeEach(() => {
  gtag = stubGtag();
  stubMedia();
  configure(null);
});

afterEach(() => {
  document.querySelector(GOOGLE_TAG)?.remove();
});

function renderAnalytics() {
  return render(<Analytics codeVariant="TS" random={() => 0.5} />);
}

describe('spec 5.7: without a measurement id', () => {
  it('nothing is loaded or asked', () => {
    renderAnalytics();
    expect(document.querySelector(GOOGLE_TAG)).toBeNull();
    expect(screen.queryByRole('region')).toBeNull();
    expect([...commands(gtag, 'consent'), ...commands(gtag, 'config')]).toEqual([]);
  });
});

describe('spec 5.7: with a measurement id', () => {
  beforeEach(() => {
    configure('G-ABC123DEF4');
  });

  it('loads the tag with all storage denied and no page view of its own', () => {
    renderAnalytics();
    expect(gtag.mock.calls.slice(0, 3)).toEqual([
      [
        'consent',
        'default',
        {
          ad_storage: 'denied',
          ad_user_data: 'denied',
          ad_personalization: 'denied',
          analytics_storage: 'denied',
          functionality_storage: 'denied',
          personalization_storage: 'denied',
        },
      ],
      ['js', expect.any(Date)],
      ['config', 'G-ABC123DEF4', { send_page_view: false }],
    ]);
    expect(document.querySelector(GOOGLE_TAG)).toHaveAttribute(
      'src',
      'https://www.googletagmanager.com/gtag/js?id=G-ABC123DEF4',
    );
  });

  it('loads the tag once, also when the layout is made anew', () => {
    renderAnalytics().unmount();
    renderAnalytics();
    expect(document.querySelectorAll(GOOGLE_TAG)).toHaveLength(1);
    expect(commands(gtag, 'config')).toHaveLength(1);
  });

  it('queues commands as the tag reads them when there is no gtag yet', () => {
    delete tagGlobals().gtag;
    delete tagGlobals().dataLayer;
    renderAnalytics();
    const queue = tagGlobals().dataLayer ?? [];
    expect(Array.from(queue[0] as IArguments).slice(0, 2)).toEqual(['consent', 'default']);
    expect(Object.prototype.toString.call(queue[0])).toBe('[object Arguments]');
  });
});

describe('spec 5.4: on the page', () => {
  it('clicks are reported while the page is there', async () => {
    const { unmount } = render(
      <>
        <Analytics codeVariant="TS" />
        <button type="button" data-ga-event-category="demo" data-ga-event-action="reset">
          Reset
        </button>
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    unmount();
    expect(commands(gtag, 'event')).toContainEqual(['event', 'demo', { eventAction: 'reset' }]);
  });
});
