/**
 * @jest-environment node
 */
import { renderToString } from 'react-dom/server';
import { Analytics } from '.';

jest.mock('@docusaurus/useIsBrowser', () => () => false);
jest.mock('@docusaurus/router', () => ({
  useLocation: () => ({ pathname: '/toolpad/core/introduction/', search: '', hash: '' }),
}));
jest.mock('@docusaurus/theme-common', () => ({ useColorMode: () => ({ colorMode: 'light' }) }));
jest.mock('@docusaurus/useDocusaurusContext', () => () => ({
  siteConfig: { customFields: { environment: { gtagId: 'G-ABC123DEF4' } } },
}));

describe('spec 5.7: in the prerendered HTML', () => {
  it('nothing is asked: the reader may have answered long ago, or have no scripts', () => {
    expect(renderToString(<Analytics codeVariant="TS" />)).toBe('');
  });
});
