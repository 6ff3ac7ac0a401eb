const siteConfig = {
  title: 'Toolpad',
  url: 'https://mui.com',
  baseUrl: '/toolpad/',
  customFields: {} as Record<string, unknown>,
};

/** The site's context in Jest; a test sets `siteConfig.customFields` to what it needs. */
export default function useDocusaurusContext() {
  return { siteConfig };
}
