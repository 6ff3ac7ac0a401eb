import type { HtmlTagObject, LoadContext } from '@docusaurus/types';
import headScripts from './headScripts';

const root = document.documentElement;

it('what every page has in its head runs in browsers, and shows the reader’s choices', () => {
  window.history.replaceState(null, '', '/toolpad/studio/lost/#tailwind-Grid.js');
  window.localStorage.setItem('theme-abc', 'dark');
  window.localStorage.setItem('direction', 'rtl');
  const context = { siteDir: process.cwd(), siteStorage: { namespace: '-abc' } };
  const { headTags } =
    headScripts(context as LoadContext).injectHtmlTags?.({ content: undefined }) ?? {};
  for (const { tagName, attributes, innerHTML = '' } of headTags as HtmlTagObject[]) {
    const element = document.createElement(tagName);
    Object.entries(attributes ?? {}).forEach(([name, value]) =>
      element.setAttribute(name, String(value)),
    );
    // What is in it must not end it.
    expect(innerHTML).not.toMatch(/<\/script|<!--/i);
    element.textContent = innerHTML;
    document.head.append(element);
  }
  expect(root.dataset).toMatchObject({
    theme: 'dark',
    codeChoice: 'tailwind-JS',
    tree: 'toolpad-studio',
  });
  expect(root.dir).toBe('rtl');
});
