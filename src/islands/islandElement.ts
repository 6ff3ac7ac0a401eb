/** `<tp-island>`: a component in a static page; its code, and React if it uses it, load when needed. */

import { whenNear, whenQuiet } from '../dom';

/** Tag name of islands in pages. */
export const ISLAND_TAG = 'tp-island';

/**
 * When an island mounts: at once (`load`), near the viewport after the page has loaded (`visible`),
 * on a press, which is then repeated (`interaction`), or when code requests it (`asked`).
 */
export type Strategy = 'load' | 'visible' | 'interaction' | 'asked';

/**
 * Mounts a component: synchronously if urgent (the reader waits), otherwise without blocking.
 *
 * @returns unmounts it
 */
export type Mount = (
  element: HTMLElement,
  props: object,
  options: { readonly isUrgent: boolean },
) => () => void;

/** Loads a component's code, including React; called again after a failure. */
export type IslandLoader = () => Promise<Mount>;

interface IslandDependencies {
  readonly loaders: Readonly<Record<string, IslandLoader>>;
  /** Called when an island cannot be loaded, for example because a deploy removed its files. */
  readonly onMissing: (element: HTMLElement, error: unknown) => void;
}

let dependencies: IslandDependencies | null = null;

class IslandElement extends HTMLElement {
  #stopWatching: (() => void) | null = null;
  #awake: Promise<void> | null = null;
  #unmount: (() => void) | null = null;
  #waiting: AbortController | null = null;

  get #name(): string {
    return String(this.getAttribute('name'));
  }

  get #props(): object {
    try {
      const props: unknown = JSON.parse(this.getAttribute('props') ?? '{}');
      return props instanceof Object ? props : {};
    } catch {
      return {};
    }
  }

  connectedCallback(): void {
    const strategy = this.getAttribute('on');
    if (strategy === 'load') {
      void this.wake(false);
    } else if (strategy === 'visible') {
      // The reader did not request it, so it must not compete with the page's own loading.
      this.#stopWatching = whenNear([this], () => whenQuiet(() => void this.wake(false)));
    } else if (strategy === 'interaction') {
      this.#waitForInteraction();
    }
  }

  /** Preloads on hover or focus, and repeats the first press once the island has mounted. */
  #waitForInteraction(): void {
    this.#waiting = new AbortController();
    const { signal } = this.#waiting;
    const preload = (): void => preloadIsland(this.#name);
    this.addEventListener('pointerenter', preload, { once: true, signal });
    this.addEventListener('focusin', preload, { once: true, signal });
    this.addEventListener('click', (event) => void this.#repeat(event), { signal });
  }

  /** Mounts the island and repeats the press on the same button. */
  async #repeat(event: Event): Promise<void> {
    const buttons = this.getElementsByTagName('button');
    const index = [...buttons].findIndex((button) => button.contains(event.target as Element));
    if (index < 0) {
      return;
    }
    event.preventDefault();
    await this.wake();
    if (this.#unmount) {
      buttons[index]?.focus({ preventScroll: true });
      buttons[index]?.click();
    }
  }

  disconnectedCallback(): void {
    this.#waiting?.abort();
    this.#stopWatching?.();
    this.#end();
  }

  /** Mounts the island once; never rejects. */
  wake(isUrgent = true): Promise<void> {
    this.#stopWatching?.();
    this.#awake ??= this.#start(isUrgent);
    return this.#awake;
  }

  /** Remounts a mounted island with its current code. */
  async renew(): Promise<void> {
    if (this.#unmount) {
      this.#end();
      await this.wake();
    }
  }

  #end(): void {
    this.#unmount?.();
    this.#unmount = null;
    this.#awake = null;
  }

  async #start(isUrgent: boolean): Promise<void> {
    const load = dependencies?.loaders[this.#name];
    if (!load) {
      console.error(
        `<${ISLAND_TAG} name="${this.#name}">: no such island; src/browser.ts lists them`,
      );
      return;
    }
    try {
      const mount = await load();
      if (this.isConnected && !this.#unmount) {
        this.#waiting?.abort();
        this.#unmount = mount(this, this.#props, { isUrgent });
      }
    } catch (error) {
      this.#awake = null;
      dependencies?.onMissing(this, error);
    }
  }
}

/** Preloads an island's code; failures surface when it mounts. */
export function preloadIsland(name: string): void {
  dependencies?.loaders[name]?.().catch(() => undefined);
}

/** Mounts all islands of a name; resolves when they have mounted. */
export async function wakeIsland(name: string): Promise<void> {
  const elements = [...document.querySelectorAll(`${ISLAND_TAG}[name="${name}"]`)];
  const islands = elements.filter((element) => element instanceof IslandElement);
  await Promise.all(islands.map((island) => island.wake()));
}

/** Remounts a mounted island, as on page load. */
export async function renewIsland(element: Element): Promise<void> {
  if (element instanceof IslandElement) {
    await element.renew();
  }
}

/** Starts the page's islands; called again (hot reload), remounts those that are mounted. */
export function startIslands(given: IslandDependencies): void {
  const isFirst = dependencies === null;
  dependencies = given;
  if (isFirst) {
    customElements.define(ISLAND_TAG, IslandElement);
  } else {
    document.querySelectorAll(ISLAND_TAG).forEach((element) => void renewIsland(element));
  }
}
