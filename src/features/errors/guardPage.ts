/**
 * A script for the head, compiled by `build/guardScript.ts`: a page stays whole when its own script or
 * style sheet does not arrive as it was published. What failed is asked for once more, past the browser's
 * cache; when that fails too, the page says so and goes on as HTML.
 */
(() => {
  type Part = HTMLScriptElement | HTMLLinkElement;
  interface Policy {
    readonly createScriptURL: (address: string) => string;
  }
  interface PolicyFactory {
    readonly createPolicy: (name: string, rules: Policy) => Policy;
  }

  /** How long, in ms, a page waits for a file, and again for its retry; browsers would wait for minutes. */
  const LIMIT = 10_000;
  /** The page's own files; the island loader retries those of islands. */
  const OWN = 'script[defer], link[href*="/css/styles."]';
  const root = document.documentElement;
  /** As `guardScript.ts` writes it. */
  const texts = (document.currentScript as HTMLElement).dataset as Record<
    'fault' | 'reload' | 'policy',
    string
  >;
  const renewed = new Set<string>();
  const missing = new Set<string>();
  let notice: HTMLElement | null = null;

  // Older browsers keep the plain HTML: scripts would fail halfway for lack of features.
  // The list in package.json (`browserslist`) begins where browsers can do both.
  if (!('hasOwn' in Object) || !CSS.supports('color', 'color-mix(in srgb, red, red)')) {
    return;
  }
  root.dataset.modern = '';
  root.dataset.scripts = '';
  // Until all of the HTML is there, styles hide what would move. A mark, not `:has()` on the root: with
  // that, browsers style the whole page anew whenever an element is added anywhere.
  document.onreadystatechange = () => {
    root.dataset.arrived = '';
  };

  const isScript = (part: Part): part is HTMLScriptElement => part instanceof HTMLScriptElement;
  const addressOf = (part: Part): string => (isScript(part) ? part.src : part.href);

  /** Whether a script has run to its end, or a sheet has its last rule. */
  function isWhole(part: Part): boolean {
    if (isScript(part)) {
      return 'started' in root.dataset;
    }
    const rules = part.sheet?.cssRules;
    return rules?.[rules.length - 1]?.cssText.includes('--whole') === true;
  }

  function tell(): void {
    if (notice || missing.size === 0) {
      return;
    }
    notice = document.createElement('p');
    const button = document.createElement('button');
    notice.setAttribute('role', 'alert');
    notice.style.padding = '1rem';
    notice.textContent = `${texts.fault} `;
    button.textContent = texts.reload;
    button.onclick = () => location.reload();
    notice.append(button);
    document.body.prepend(notice);
  }

  function giveUp(part: Part): void {
    missing.add(addressOf(part));
    if (isScript(part)) {
      // What needs scripts is of no use without them.
      delete root.dataset.scripts;
    }
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', tell);
    } else {
      tell();
    }
  }

  function copy(part: Part): Part {
    if (!isScript(part)) {
      return Object.assign(document.createElement('link'), { rel: 'stylesheet', href: part.href });
    }
    const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
    const rules = { createScriptURL: (url: string) => (renewed.has(url) ? url : '') };
    const policy = trustedTypes?.createPolicy(texts.policy, rules) ?? rules;
    const src = policy.createScriptURL(part.src);
    return Object.assign(document.createElement('script'), { defer: true, src });
  }

  function renew(part: Part): void {
    const address = addressOf(part);
    if (renewed.has(address)) {
      giveUp(part);
      return;
    }
    renewed.add(address);
    fetch(address, { cache: 'reload', signal: AbortSignal.timeout(LIMIT) })
      .then((response) => (response.ok ? response.blob() : Promise.reject(new Error(address))))
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

  /** The files that are not whole and were not asked for again. */
  const lateParts = (): Part[] =>
    [...document.querySelectorAll<Part>(OWN)].filter(
      (part) => !renewed.has(addressOf(part)) && !isWhole(part),
    );

  /** Events of files do not bubble. */
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
  // It loaded after all: a complete page shows no notice.
  listen('load', (part) => {
    if (isWhole(part) && missing.delete(addressOf(part)) && !missing.size) {
      notice?.remove();
      notice = null;
    }
  });
  // Scripts have run and sheets are there by now, unless they were empty, cut short or broken.
  document.addEventListener('DOMContentLoaded', () => lateParts().forEach(renew));
  setTimeout(() => {
    for (const part of lateParts()) {
      if (isScript(part)) {
        // Until it starts, a click on what needs it would be lost.
        delete root.dataset.scripts;
      } else {
        // Browsers show nothing before it is there.
        part.media = 'print';
        part.onload = () => (part.media = 'all');
      }
      renew(part);
    }
  }, LIMIT);
})();
