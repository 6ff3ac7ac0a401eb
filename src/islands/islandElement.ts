/**
 * `<tp-island>`: a part of a page that React brings to life in the browser. The build renders the element
 * with what it shows before that; React, MUI and the part's own code load when the part is needed.
 */

import { whenQuiet } from './dom';

/** The element's tag. */
export const ISLAND_TAG = 'tp-island';

/**
 * When a part comes alive: as soon as the page is there (`load`), when it comes near the screen and the page
 * has loaded (`visible`), when the reader presses something in it
 * (`interaction`; the press is repeated on the live part), or when something on the page asks for it
 * (`asked`).
 */
export type Strategy = 'load' | 'visible' | 'interaction' | 'asked';

/** A live part. */
interface MountedIsland {
  readonly update: (props: object) => void;
  readonly unmount: () => void;
}

/** How a part is drawn. */
interface MountOptions {
  /** Whether the reader waits for it: at once, or in steps between which the page answers. */
  readonly isUrgent: boolean;
}

/** Puts a part into its element; the old content stays until the part is drawn. */
export type Mount = (element: HTMLElement, props: object, options: MountOptions) => MountedIsland;

/** Loads the code of a part, React included. Asked again after a failure. */
export type IslandLoader = () => Promise<Mount>;

/** What the element needs from outside; the tests bring their own. */
interface IslandDependencies {
  readonly loaders: Readonly<Record<string, IslandLoader>>;
  /** Called when a part cannot be loaded: its files may be gone with a deploy. */
  readonly onMissing: (element: HTMLElement, error: unknown) => void;
}

let dependencies: IslandDependencies | null = null;

/** How far from the screen's edge a part still counts as near, in px. */
const NEAR = '400px';

function parseProps(text: string | null): object {
  try {
    const props: unknown = JSON.parse(text ?? '{}');
    return typeof props === 'object' && props !== null ? props : {};
  } catch {
    return {};
  }
}

/** Where an element is in another, as places among siblings. */
function pathTo(element: Element, root: Element): readonly number[] {
  const path: number[] = [];
  for (let node = element; node !== root && node.parentElement; node = node.parentElement) {
    path.unshift([...node.parentElement.children].indexOf(node));
  }
  return path;
}

function elementAt(path: readonly number[], root: Element): Element | undefined {
  return path.reduce<Element | undefined>((element, place) => element?.children[place], root);
}

class IslandElement extends HTMLElement {
  static readonly observedAttributes = ['props'];

  #observer: IntersectionObserver | null = null;
  #awake: Promise<void> | null = null;
  #mounted: MountedIsland | null = null;
  #waiting: AbortController | null = null;

  connectedCallback(): void {
    const strategy = this.getAttribute('on');
    if (strategy === 'load') {
      void this.wake({ isUrgent: false });
    } else if (strategy === 'visible') {
      this.#observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) {
            this.#observer?.disconnect();
            // Nobody has asked for it yet, so it takes nothing from what the page itself needs.
            whenQuiet(() => void this.wake({ isUrgent: false }));
          }
        },
        { rootMargin: NEAR },
      );
      this.#observer.observe(this);
    } else if (strategy === 'interaction') {
      this.#waitForInteraction();
    }
  }

  /** Loads the part when the pointer or the focus is on it, and repeats the first press once it is alive. */
  #waitForInteraction(): void {
    this.#waiting = new AbortController();
    const { signal } = this.#waiting;
    const preload = (): void => this.preload();
    this.addEventListener('pointerenter', preload, { once: true, signal });
    this.addEventListener('focusin', preload, { once: true, signal });
    this.addEventListener(
      'click',
      (event) => {
        const control = (event.target as Element).closest('button');
        if (control && this.contains(control)) {
          event.preventDefault();
          const path = pathTo(control, this);
          void this.wake().then(() => {
            const live = elementAt(path, this);
            if (this.#mounted && live instanceof HTMLElement) {
              live.focus({ preventScroll: true });
              live.click();
            }
          });
        }
      },
      { signal },
    );
  }

  disconnectedCallback(): void {
    this.#waiting?.abort();
    this.#observer?.disconnect();
    this.#mounted?.unmount();
    this.#mounted = null;
    this.#awake = null;
  }

  attributeChangedCallback(): void {
    this.#mounted?.update(parseProps(this.getAttribute('props')));
  }

  /** Loads the part's code ahead of time. A failure is left to {@link wake}. */
  preload(): void {
    const load = dependencies?.loaders[String(this.getAttribute('name'))];
    load?.().catch(() => undefined);
  }

  /** Brings the part to life; further calls give the same promise. It never rejects. */
  wake(options: MountOptions = { isUrgent: true }): Promise<void> {
    this.#observer?.disconnect();
    this.#awake ??= this.#start(options);
    return this.#awake;
  }

  /** Draws the part from its beginning, with its code as it is now. */
  async renew(): Promise<void> {
    if (this.#mounted) {
      this.#mounted.unmount();
      this.#mounted = null;
      this.#awake = this.#start({ isUrgent: true });
      await this.#awake;
    }
  }

  async #start(options: MountOptions): Promise<void> {
    const name = String(this.getAttribute('name'));
    const load = dependencies?.loaders[name];
    if (!dependencies || !load) {
      console.error(`<${ISLAND_TAG} name="${name}">: no such part; src/browser.ts names them`);
      return;
    }
    try {
      const mount = await load();
      if (this.isConnected && !this.#mounted) {
        this.#waiting?.abort();
        this.#mounted = mount(this, parseProps(this.getAttribute('props')), options);
        this.dataset.alive = '';
      }
    } catch (error) {
      this.#awake = null;
      dependencies.onMissing(this, error);
    }
  }
}

function find(name: string): readonly IslandElement[] {
  const elements = document.querySelectorAll(`${ISLAND_TAG}[name="${name}"]`);
  return [...elements].filter((element) => element instanceof IslandElement);
}

/** Loads the code of a part before it is asked for, such as when the pointer is on its button. */
export function preloadIsland(name: string): void {
  find(name)[0]?.preload();
}

/**
 * Brings the parts of a name to life.
 *
 * @returns when they are; at once where the page has none
 */
export async function wakeIsland(name: string): Promise<void> {
  await Promise.all(find(name).map((element) => element.wake()));
}

/** Draws a part that is alive anew, as if the page had just been loaded. */
export async function renewIsland(element: Element): Promise<void> {
  if (element instanceof IslandElement) {
    await element.renew();
  }
}

/**
 * Starts the page's islands. Called again with newer code (while a writer works on it), it draws those
 * that are alive anew.
 */
export function startIslands(given: IslandDependencies): void {
  const isFirst = dependencies === null;
  dependencies = given;
  if (isFirst) {
    customElements.define(ISLAND_TAG, IslandElement);
  } else {
    document.querySelectorAll(ISLAND_TAG).forEach((element) => void renewIsland(element));
  }
}
