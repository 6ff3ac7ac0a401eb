/** Functions that run in a page before its own scripts: they see events first, and check frames. */

/**
 * Watches for the first event on one of the page's controls, and for its effect. Stores in
 * `window.benchTap` the times of the events, a promise of the time at which the effect was painted,
 * and what else was tapped.
 *
 * @param {{ target: string, shown: Record<string, string>, isSelect?: boolean }} control see `controls.mjs`
 */
export function watchControl({ target, shown, isSelect }) {
  const tap = { times: [], missed: [] };
  window.benchTap = tap;
  const isVisible = (element) =>
    element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true;
  const root = () => document.documentElement.getAttribute(shown.changed);
  const visibleParts = (used) =>
    [...(used.closest(shown.within)?.querySelectorAll(shown.swapped) ?? [])].map(isVisible).join();
  const tests = {
    inPlace: () => {
      const element = document.querySelector(shown.inPlace);
      const { left, right, width } = element?.getBoundingClientRect() ?? {};
      const isWhole = width > 0 && left >= -1 && right <= window.innerWidth + 1;
      return isWhole && isVisible(element) && getComputedStyle(element).opacity === '1';
    },
    focused: () =>
      document.activeElement?.matches(shown.focused) === true && isVisible(document.activeElement),
    changed: (_used, before) => root() !== before,
    marked: (used) => Boolean(used.closest(shown.within)?.querySelector(shown.marked)),
    swapped: (used, before) => visibleParts(used) !== before,
  };
  const kind = Object.keys(tests).find((name) => name in shown);
  const before = { changed: root, swapped: visibleParts };
  tap.painted = new Promise((resolve) => {
    const onEvent = (event) => {
      const used = event.target instanceof Element ? event.target.closest(target) : null;
      if (!used) {
        tap.missed.push(String(event.target?.outerHTML ?? event.target).slice(0, 80));
        return;
      }
      tap.times.push(performance.timeOrigin + event.timeStamp);
      if (tap.times.length > 1) {
        return;
      }
      const was = before[kind]?.(used);
      const check = () => {
        if (tests[kind](used, was)) {
          // The message arrives after the frame.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.timeOrigin + performance.now());
          port2.postMessage(null);
        } else {
          requestAnimationFrame(check);
        }
      };
      requestAnimationFrame(check);
    };
    addEventListener(isSelect ? 'change' : 'click', onEvent, { capture: true });
  });
}

/**
 * Finds a control that is within reach, or the scroll position that brings one on screen.
 *
 * @param {string} target
 * @returns {{ scroll: number, x: number, y: number, isHere: boolean } | null}
 */
export function findControl(target) {
  const places = [...document.querySelectorAll(target)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      const box = element.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const hit = document.elementFromPoint(x, y);
      return { x, y, isHere: hit !== null && element.contains(hit), scroll: scrollY };
    });
  const [first] = places;
  const here = places.find(({ isHere }) => isHere);
  return here ?? (first ? { ...first, scroll: scrollY + first.y - innerHeight / 2 } : null);
}

/** Scrolls to a position as soon as the page is long enough. */
export function scrollWhenLong(top) {
  scrollTo({ top, behavior: 'instant' });
  if (Math.abs(scrollY - top) > 1) {
    requestAnimationFrame(() => scrollWhenLong(top));
  }
}

/**
 * Resolves with the time at which an element is visible and painted.
 *
 * @param {string} selector
 * @returns {Promise<number>}
 */
export function whenPainted(selector) {
  return new Promise((resolve, reject) => {
    const limit = performance.now() + 30_000;
    const check = () => {
      if (document.querySelector(selector)?.checkVisibility() === true) {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.timeOrigin + performance.now());
        port2.postMessage(null);
      } else if (performance.now() > limit) {
        reject(new Error(`${selector} did not appear in 30 s`));
      } else {
        requestAnimationFrame(check);
      }
    };
    requestAnimationFrame(check);
  });
}

/**
 * Records the time of each key in a page, and logs on the console of a frame in it what the frame
 * shows and when that was painted. A frame that does not evaluate strings offers no other way.
 */
export function watchEdits() {
  const epoch = (time) => performance.timeOrigin + time;
  if (window === window.top) {
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        window.benchKey = epoch(timeStamp);
      },
      { capture: true },
    );
    return;
  }
  const observer = new MutationObserver(() => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const text = document.body?.innerText;
        console.debug(JSON.stringify({ benchShown: epoch(performance.now()), text }));
      };
      port2.postMessage(null);
    });
  });
  observer.observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
}

/**
 * Records the click that opens another page, and when that page's heading was painted: in the tab's
 * storage, because the pages of a site share nothing else.
 */
export function watchTurn() {
  const epoch = (time) => String(performance.timeOrigin + time);
  const heading = () => document.querySelector('h1')?.textContent;
  addEventListener('pageshow', ({ persisted }) => {
    window.benchPersisted = persisted;
  });
  const follow = (before) => {
    const check = () => {
      if (heading() !== undefined && heading() !== before) {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          sessionStorage.benchHeading = epoch(performance.now());
        };
        port2.postMessage(null);
      } else {
        requestAnimationFrame(check);
      }
    };
    requestAnimationFrame(check);
  };
  if (window === window.top) {
    if (sessionStorage.benchClick !== undefined && sessionStorage.benchHeading === undefined) {
      follow(undefined);
    }
    addEventListener(
      'click',
      (event) => {
        sessionStorage.benchClick = epoch(event.timeStamp);
        delete sessionStorage.benchHeading;
        follow(heading());
      },
      { capture: true },
    );
  }
}
