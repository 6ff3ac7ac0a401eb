import { START_SCRIPTS } from '../start';
import { deferScripts } from './waitingScripts';

describe('the scripts of a built page', () => {
  const html =
    '<script src="/a.js" defer></script><script src=/b.js defer></script><script>c()</script>';

  it('wait for a reader', () => {
    expect(deferScripts(html, 'core/index.html', { gtagId: null })).toBe(
      '<script type="text/later" data-src="/a.js"></script>' +
        '<script type="text/later" data-src="/b.js"></script><script>c()</script>',
    );
  });

  it.each(['404.html', 'search/index.html', 'demo/index.html'])('do not on %s', (file) => {
    expect(deferScripts(html, file, { gtagId: null })).toBe(html);
  });

  it('spec 5.2: do not where every page shown is counted', () => {
    expect(deferScripts(html, 'core/index.html', { gtagId: 'G-1' })).toBe(html);
  });
});

it('what loads them can stand in a page: nothing closes its element', () => {
  for (const script of START_SCRIPTS) {
    expect(script).not.toMatch(/<\/script|<!--/i);
  }
});
