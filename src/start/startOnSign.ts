/** What {@link startOnSign} is told; it reaches the page as JSON. */
export interface StartOptions {
  /** The type of the script elements that are to wait; their address is in `data-src`. */
  readonly type: string;
  /** Addresses of scripts begin so; no other is loaded. */
  readonly scripts: string;
  /** The name of the Trusted Types policy that vouches for them. */
  readonly policy: string;
  /** Selects what shows nothing without scripts: half of one on the screen is a sign too. */
  readonly live: string;
  /** How long a page that is on the screen waits for a sign, in ms. */
  readonly patience: number;
}

interface ScriptPolicy {
  readonly createScriptURL: (address: string) => string;
}
interface PolicyFactory {
  readonly createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

/**
 * Loads the site's scripts at the first sign of a reader: a pointer, a finger, a wheel, a key. A page
 * is complete without them, so a visit that only looks costs no script. Pages whose scripts do not wait
 * are left alone.
 *
 * A script that fails to load is asked for again at the next sign. The function is written into
 * the head of each page as text (`START_SCRIPTS`), so it uses nothing from outside.
 */
export function startOnSign({ type, scripts, policy, live, patience }: StartOptions): void {
  const SIGNS = ['pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'].concat(
    // What the scripts follow: the address, and choices made in another tab.
    ['click', 'focusin', 'hashchange', 'popstate', 'storage'],
  );
  const passive = { capture: true, passive: true };
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  let trust: ScriptPolicy | null = null;
  let pointer = '';

  function waiting(): NodeListOf<HTMLScriptElement> {
    return document.querySelectorAll(`script[type="${type}"]`);
  }

  function createScriptURL(address: string): string {
    if (address.startsWith(scripts)) {
      return address;
    }
    throw new TypeError(`No script of this site: ${address}`);
  }

  function load(place: HTMLScriptElement): void {
    const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
    trust ??= trustedTypes?.createPolicy(policy, { createScriptURL }) ?? { createScriptURL };
    const script = document.createElement('script');
    script.src = trust.createScriptURL(place.dataset.src ?? '');
    // They are fetched side by side and run in the order of the page.
    script.async = false;
    script.onerror = () => {
      script.replaceWith(place);
      listen();
    };
    place.replaceWith(script);
  }

  /** The browser moves a pointer that lies still, too, when a page comes under it. */
  function onMove({ screenX, screenY }: MouseEvent): void {
    const place = `${screenX} ${screenY}`;
    if (pointer !== '' && place !== pointer) {
      start();
    }
    pointer = place;
  }

  function start(): void {
    SIGNS.forEach((sign) => {
      window.removeEventListener(sign, start, passive);
    });
    window.removeEventListener('pointermove', onMove, passive);
    scheme.removeEventListener('change', start);
    if (document.readyState === 'loading') {
      // Not all of the page's scripts are there yet.
      document.addEventListener('DOMContentLoaded', start, { once: true });
    } else {
      waiting().forEach(load);
    }
  }

  function listen(): void {
    SIGNS.forEach((sign) => {
      window.addEventListener(sign, start, passive);
    });
    window.addEventListener('pointermove', onMove, passive);
    scheme.addEventListener('change', start);
  }

  /** Nobody has touched the page for long: somebody reads it, or there are signs not listed here. */
  function startLate(): void {
    if (document.hidden) {
      document.addEventListener('visibilitychange', startLate, { once: true });
    } else {
      start();
    }
  }

  function startWithLiveParts(): void {
    const screen = new IntersectionObserver(
      (entries) => {
        screen.disconnect();
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          start();
        }
      },
      { threshold: 0.5 },
    );
    document.querySelectorAll(live).forEach((element) => {
      screen.observe(element);
    });
  }

  function begin(): void {
    // An address can ask for what only scripts can do; a tag that is there counts pages (spec 5.2).
    if (location.hash + location.search !== '' || 'gtag' in window) {
      start();
    } else if (waiting().length > 0) {
      startWithLiveParts();
      setTimeout(startLate, patience);
    }
  }

  listen();
  document.addEventListener('DOMContentLoaded', begin);
}
