/**
 * @jest-environment node
 */
import { renderToString } from 'react-dom/server';
import { Feedback, SectionFeedback } from '.';

let feedbackUrl: string | null;

jest.mock('@docusaurus/useIsBrowser', () => () => false);
jest.mock('@docusaurus/router', () => ({
  useLocation: () => ({ pathname: '/toolpad/core/introduction/', search: '', hash: '' }),
}));
jest.mock('@docusaurus/useDocusaurusContext', () => () => ({
  siteConfig: {
    customFields: {
      environment: { feedbackUrl, siteUrl: 'https://mui.com' },
      versions: { 'toolpad-core': '0.15.0', 'toolpad-studio': '0.13.0' },
    },
  },
}));

describe('spec 6: in the prerendered HTML', () => {
  it('the vote is there, with nothing chosen and no comment open', () => {
    feedbackUrl = 'https://feedback.example.com/';
    const html = renderToString(<Feedback />);
    expect(html).toContain('Was this page helpful?');
    expect(html).not.toContain('aria-pressed="true"');
    expect(html).not.toContain('data-unsent');
  });

  it('the GitHub link is there with no address configured, and works without scripts', () => {
    feedbackUrl = null;
    expect(renderToString(<Feedback />)).toContain('href="https://github.com/mui/toolpad/issues/');
  });

  it.each(['https://feedback.example.com/', null])(
    'a section has only its place, with the address %p',
    (url) => {
      feedbackUrl = url;
      expect(renderToString(<SectionFeedback section="usage" />)).toBe(
        '<div class="section"></div>',
      );
    },
  );
});
