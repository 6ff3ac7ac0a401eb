/**
 * For the head of every page. If the page's script or style sheet does not arrive intact, retries it
 * once past the cache, then reports it and leaves plain HTML. If a deploy has removed the file,
 * because the page itself is from a cache, reloads the page once.
 */
export function guardPage(): void {
  type Part = HTMLScriptElement | HTMLLinkElement;

  /** Time to wait for a file, and again for its retry, in ms; browsers would wait for minutes. */
  const LIMIT = 10_000;
  /** The page's own files; the island loader retries those of islands. */
  const OWN = 'script[defer], link[href*="/css/styles."]';
  const root = document.documentElement;
  /** Written by `guardScript.ts`. */
  const given = (document.currentScript as HTMLElement).dataset as Record<
    'message' | 'reload' | 'key' | 'pause',
    string
  >;
  const renewed = new Set<string>();
  const missing = new Set<string>();
  let notice: HTMLElement | null = null;
  let isUsed = false;

  // All browsers in package.json's `browserslist` have popovers, the newest of what scripts need.
  if (!('popover' in HTMLElement.prototype)) {
    return;
  }
  root.dataset.modern = '';
  root.dataset.scripts = '';
  // Styles hide what would move until all HTML has arrived. An attribute, because with `:has()` on
  // the root browsers restyle the whole page whenever an element is added.
  document.onreadystatechange = () => {
    root.dataset.arrived = '';
  };

  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, () => (isUsed = true), { capture: true, once: true });
  }

  const isScript = (part: Part): part is HTMLScriptElement => part instanceof HTMLScriptElement;
  const urlOf = (part: Part): string => (isScript(part) ? part.src : part.href);

  /** Whether a script has run to its end, or a sheet has its last rule. */
  function isWhole(part: Part): boolean {
    if (isScript(part)) {
      return 'started' in root.dataset;
    }
    const rules = part.sheet?.cssRules;
    return rules?.[rules.length - 1]?.cssText.includes('--whole') === true;
  }

  function showNotice(): void {
    if (notice || missing.size === 0) {
      return;
    }
    notice = document.createElement('p');
    const button = document.createElement('button');
    notice.setAttribute('role', 'alert');
    notice.style.padding = '1rem';
    notice.textContent = `${given.message} `;
    button.textContent = given.reload;
    button.onclick = () => location.reload();
    notice.append(button);
    document.body.prepend(notice);
  }

  /**
   * Reloads the page if its newest copy has another file instead of the missing one. The rule is
   * that of `reload.ts`, but stricter: the reader has not pressed anything, so has no unsaved work.
   */
  function renewPage(url: string): void {
    fetch(location.pathname, { cache: 'no-cache', signal: AbortSignal.timeout(LIMIT) })
      .then((response) => (response.ok ? response.text() : url))
      .then((page) => {
        const last = Number(sessionStorage.getItem(given.key));
        const isNeeded = !page.includes(url.replace(location.origin, ''));
        const isAllowed = document.hasFocus() && !isUsed && window.parent === window;
        if (isNeeded && isAllowed && !(Date.now() - last < Number(given.pause))) {
          sessionStorage.setItem(given.key, String(Date.now()));
          location.reload();
        }
      })
      // Offline, or without storage, which alone prevents loops: the notice has to do.
      .catch(() => undefined);
  }

  function giveUp(part: Part): void {
    missing.add(urlOf(part));
    renewPage(urlOf(part));
    if (isScript(part)) {
      // Hides controls that need scripts.
      delete root.dataset.scripts;
    }
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', showNotice);
    } else {
      showNotice();
    }
  }

  function copy(part: Part): Part {
    if (!isScript(part)) {
      return Object.assign(document.createElement('link'), { rel: 'stylesheet', href: part.href });
    }
    return Object.assign(document.createElement('script'), { defer: true, src: part.src });
  }

  function renew(part: Part): void {
    const url = urlOf(part);
    if (renewed.has(url)) {
      giveUp(part);
      return;
    }
    renewed.add(url);
    fetch(url, { cache: 'reload', signal: AbortSignal.timeout(LIMIT) })
      .then((response) => (response.ok ? response.blob() : Promise.reject(new Error(url))))
      .then(() => {
        const fresh = copy(part);
        fresh.addEventListener('load', () => {
          if (!isWhole(fresh)) {
            giveUp(fresh);
          }
        });
        part.after(fresh);
      })
      .catch(() => giveUp(part));
  }

  /** Incomplete files that were not retried yet. */
  const lateParts = (): Part[] =>
    [...document.querySelectorAll<Part>(OWN)].filter(
      (part) => !renewed.has(urlOf(part)) && !isWhole(part),
    );

  /** Captures, because events of files do not bubble. */
  function listen(type: 'error' | 'load', onEvent: (part: Part) => void): void {
    document.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof Element && target.matches(OWN)) {
          onEvent(target as Part);
        }
      },
      { capture: true },
    );
  }

  listen('error', renew);
  // A file that loads after all removes the notice.
  listen('load', (part) => {
    if (isWhole(part) && missing.delete(urlOf(part)) && !missing.size) {
      notice?.remove();
      notice = null;
    }
  });
  // By now scripts have run and sheets are loaded, unless they were empty, truncated or broken.
  document.addEventListener('DOMContentLoaded', () => lateParts().forEach(renew));
  setTimeout(() => {
    for (const part of lateParts()) {
      if (isScript(part)) {
        // Until the script starts, clicks on controls that need it would be lost.
        delete root.dataset.scripts;
      } else {
        // Browsers render nothing until the sheet has loaded.
        part.media = 'print';
        part.onload = () => (part.media = 'all');
      }
      renew(part);
    }
  }, LIMIT);
}
