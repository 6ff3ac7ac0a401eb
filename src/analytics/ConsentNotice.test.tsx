import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Analytics } from '.';
import { consentPreference } from './consent';
import { commands, configure, GOOGLE_TAG, setNavigator, stubGtag, stubMedia } from './testing';

let gtag: ReturnType<typeof stubGtag>;

beforeEach(() => {
  gtag = stubGtag();
  stubMedia();
  configure(null);
});

afterEach(() => {
  act(() => {
    consentPreference.set('unasked');
  });
  document.querySelector(GOOGLE_TAG)?.remove();
  setNavigator('doNotTrack', null);
  setNavigator('globalPrivacyControl', undefined);
});

function renderAnalytics() {
  return render(<Analytics codeVariant="TS" random={() => 0.5} />);
}

function notice(): HTMLElement | null {
  return screen.queryByRole('region', { name: 'Statistics' });
}

describe('spec 5.7: the notice', () => {
  beforeEach(() => {
    configure('G-ABC123DEF4');
  });

  it('asks in a notice that takes no focus and has two answers', () => {
    renderAnalytics();
    const region = screen.getByRole('region', { name: 'Statistics' });
    expect(within(region).getAllByRole('button')).toHaveLength(2);
    expect(region).not.toHaveAttribute('aria-modal');
    expect(document.body).toHaveFocus();
    expect(commands(gtag, 'consent')).toHaveLength(1);
  });

  it('allows the counting of visits, and nothing for advertising, when the reader allows', async () => {
    renderAnalytics();
    await userEvent.click(screen.getByRole('button', { name: 'Allow' }));
    expect(commands(gtag, 'consent').slice(1)).toEqual([
      ['consent', 'update', { analytics_storage: 'granted' }],
    ]);
    expect(notice()).toBeNull();
  });

  it('keeps all denied when the reader denies', async () => {
    renderAnalytics();
    await userEvent.click(screen.getByRole('button', { name: 'Deny' }));
    expect(commands(gtag, 'consent').slice(1)).toEqual([
      ['consent', 'update', { analytics_storage: 'denied' }],
    ]);
    expect(notice()).toBeNull();
  });

  it.each(['Allow', 'Deny'])('keeps the answer "%s" and does not ask again', async (name) => {
    const { unmount } = renderAnalytics();
    await userEvent.click(screen.getByRole('button', { name }));
    unmount();
    renderAnalytics();
    expect(notice()).toBeNull();
    expect(window.localStorage.getItem('analyticsConsent')).toBe(
      name === 'Allow' ? 'granted' : 'denied',
    );
  });

  it('is answered by keyboard, and gives the focus back to where it came from', async () => {
    const { container } = render(
      <>
        <a href="#content">Content</a>
        <Analytics codeVariant="TS" />
      </>,
    );
    const user = userEvent.setup();
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Deny' })).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(notice()).toBeNull();
    expect(container.querySelector('a')).toHaveFocus();
  });

  it.each([
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ])('with %s at %p asks nothing and grants nothing, a kept yes included', (name, value) => {
    setNavigator(name, value);
    consentPreference.set('granted');
    renderAnalytics();
    expect(notice()).toBeNull();
    expect(commands(gtag, 'consent').map(([, kind]) => kind)).toEqual(['default']);
    expect(document.querySelector(GOOGLE_TAG)).not.toBeNull();
  });

  it('says the answer of another tab here too', () => {
    renderAnalytics();
    act(() => {
      window.dispatchEvent(
        new StorageEvent('storage', { key: 'analyticsConsent', newValue: 'granted' }),
      );
    });
    expect(notice()).toBeNull();
    expect(commands(gtag, 'consent').at(-1)).toEqual([
      'consent',
      'update',
      { analytics_storage: 'granted' },
    ]);
  });
});
