import { ISLAND_TAG, whenQuiet } from '../../islands';
import { copyWithButton } from '../../islands/clipboard';
import { codeStylingPreference, codeVariantPreference, readVisitItem } from '../../preferences';
import { type CodeChoice, DEFAULT_STYLING } from '../../site/stylings';
import { translate } from '../../strings';
import { demoAnchor, EDITED_HASH, EDITS_KEY, leadsToDemo } from './demoAddress';
import styles from './Demo.module.css';
import { CODE_TAG, SAID_MS } from './element';
import type { DemoFile } from './registry';

/** Draws a file as a block of code like one that is in the page. */
export type DrawFile = (model: Element, file: DemoFile) => Element;

/** What readers' changes add to a demo that has some (`editing/`). */
export interface Editing {
  /** Gives the original back. */
  readonly reset: () => void;
  /** The files as the reader has changed them. */
  readonly apply: (files: readonly DemoFile[]) => readonly DemoFile[];
  /** The hash of a link that shares the changes; `null` where there are none. */
  readonly hash: () => string | null;
}

/** What few readers use loads when they do. */
const loadTools = () => import('./demoTools');

/** Calls back once the demo in a document is drawn. */
function whenDrawn(island: Element, callback: () => void): void {
  // No nested `function`: the minifier inlines the callback into it, where `this` is another.
  const check = (): void => {
    if (island.childElementCount > 0) {
      observer.disconnect();
      callback();
    }
  };
  const observer = new MutationObserver(check);
  observer.observe(island, { childList: true });
  check();
}

/** A demo in a page: its frame, which loads near the viewport, and its toolbar's actions. */
export class DemoElement extends HTMLElement {
  /** Loads the code that renders the full source. */
  static loadDrawing: () => Promise<DrawFile>;

  /** As `Demo` writes it. */
  declare readonly dataset: DOMStringMap & Record<'id' | 'title' | 'stylings', string>;

  editing: Editing | null = null;
  #observer: IntersectionObserver | null = null;
  #unsubscribe: (() => void) | null = null;

  connectedCallback(): void {
    const stage = this.querySelector('[data-frame]');
    if (stage) {
      if (this.#poster()) {
        // The pointer is on the picture, or it is pressed.
        const open = (): void => {
          if (!this.#frame()) {
            this.openFrame();
          }
        };
        stage.addEventListener('pointerenter', open);
        stage.addEventListener('click', open);
      } else {
        this.#openNear(stage);
      }
      this.#unsubscribe = codeStylingPreference.subscribe(() => {
        const frame = this.#frame();
        if (frame && frame.getAttribute('src') !== this.#address()) {
          this.openFrame();
        }
      });
    }
    // The browser's own search found something in the code, and shows it.
    this.querySelector(CODE_TAG)?.addEventListener('beforematch', () => this.showCode(true));
    this.scrollWhenMeant();
    // Reading them is left to `editing/`.
    if (readVisitItem(EDITS_KEY) !== null) {
      this.#resume();
    }
  }

  /** Runs the demo when it nears the viewport. */
  #openNear(stage: Element): void {
    this.#observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          this.#observer?.disconnect();
          // A separate document is expensive to load, so the page comes first.
          whenQuiet(() => this.openFrame());
        }
      },
      { rootMargin: '400px' },
    );
    this.#observer.observe(stage);
  }

  disconnectedCallback(): void {
    this.#observer?.disconnect();
    this.#unsubscribe?.();
  }

  /** Scrolls here when the page's address is one of this demo's (spec 3.3). */
  scrollWhenMeant(): void {
    const { hash } = window.location;
    if (leadsToDemo(hash, this.name())) {
      this.showCode(true);
      this.scrollIntoView();
      if (hash.startsWith(EDITED_HASH)) {
        this.#resume();
      }
    }
  }

  /** Preloads what a tool needs when the reader is about to use it, and updates the toolbar's links. */
  prepare({ dataset: { demoTool } }: HTMLElement): void {
    const anchor = `#${demoAnchor(this.name(), this.choice())}`;
    this.tool('link').setAttribute('href', this.editing?.hash() ?? anchor);
    this.tool('open').setAttribute('href', this.#address());
    if (demoTool === 'expand' || demoTool === 'copy' || demoTool === 'sandbox') {
      // Whoever needs the source reports a failure.
      loadTools()
        .then(({ loadFiles }) => loadFiles(this))
        .catch(() => undefined);
    }
  }

  /** Does what a tool is for; without one, it was a press on the source, which becomes an editor. */
  use(tool: HTMLElement | null, cause: Event): void {
    this.tell('');
    if (tool) {
      this.prepare(tool);
    }
    switch (tool?.dataset.demoTool) {
      case 'code':
        this.showCode(tool.getAttribute('aria-expanded') !== 'true');
        break;
      case 'copy':
        // At once: Safari lets nothing be copied after the click is over.
        copyWithButton(
          tool,
          loadTools().then(({ sourceOf }) => sourceOf(this)),
          SAID_MS,
        );
        break;
      case 'link':
        copyWithButton(tool, (tool as HTMLAnchorElement).href, SAID_MS, translate('demo.link'));
        this.scrollIntoView();
        break;
      case 'menu':
        this.#placeMenu(tool);
        break;
      case 'open':
        break;
      default:
        loadTools()
          .then(({ useTool }) => useTool(this, tool, cause))
          .catch(() => {
            const isOpened = tool?.dataset.demoTool === 'sandbox';
            this.tell(translate(isOpened ? 'demo.open.failed' : 'demo.source.failed'));
          });
    }
  }

  /** Goes on with what the reader, or the maker of a link, has changed. */
  #resume(): void {
    loadTools()
      .then(({ resumeEditing }) => resumeEditing(this))
      .catch(() => this.tell(translate('demo.source.failed')));
  }

  /** Below its button, where that is in the page: the browser shows it above everything, anywhere. */
  #placeMenu(button: HTMLElement): void {
    const menu = this.querySelector<HTMLElement>('[popover]');
    const { bottom, left, right } = button.getBoundingClientRect();
    const isRightToLeft = document.documentElement.dir === 'rtl';
    const fromEnd = isRightToLeft ? left : document.documentElement.clientWidth - right;
    menu?.style.setProperty('inset-block-start', `${bottom + window.scrollY + 4}px`);
    menu?.style.setProperty('inset-inline-end', `${fromEnd}px`);
  }

  showCode(isShown: boolean): void {
    const button = this.querySelector('[data-demo-tool="code"]');
    if (button) {
      button.setAttribute('aria-expanded', String(isShown));
      button.textContent = translate(isShown ? 'demo.code.hide' : 'demo.code.show');
      const code = this.querySelector(CODE_TAG);
      // The second line takes the attribute away, or leaves it as the first wrote it.
      code?.setAttribute('hidden', 'until-found');
      code?.toggleAttribute('hidden', !isShown);
    }
  }

  /** Such as `DashboardLayoutBasic`. */
  name(): string {
    const { id } = this.dataset;
    return id.slice(id.lastIndexOf('/') + 1);
  }

  /** The version of the demo that shows. */
  choice(): CodeChoice {
    const styling = codeStylingPreference.get();
    const isThere = this.dataset.stylings.split(' ').includes(styling);
    return { styling: isThere ? styling : DEFAULT_STYLING, variant: codeVariantPreference.get() };
  }

  /** URL of the demo as a standalone document: `…/demo/?demo=core/react-account/tailwind/AccountBasic`. */
  #address(): string {
    const { styling } = this.choice();
    const folder = styling === DEFAULT_STYLING ? '' : `${styling}/`;
    const id = this.dataset.id.replace(/[^/]*$/, `${folder}$&`);
    return `${(this.tool('open') as HTMLAnchorElement).pathname}?demo=${id}`;
  }

  tool(name: string): HTMLElement {
    return this.querySelector(`[data-demo-tool="${name}"]`) as HTMLElement;
  }

  /** Says how it went, at the toolbar. */
  tell(text: string): void {
    this.querySelector('[data-demo-said]')?.replaceChildren(text);
  }

  #frame(): HTMLIFrameElement | null {
    return this.querySelector('[data-frame] > iframe');
  }

  /** The picture that starts a demo which waits for the reader. */
  #poster(): HTMLElement | null {
    return this.querySelector('[data-frame] > button');
  }

  /**
   * Runs the demo, from its start where it runs already, in its own document: its media queries, portals and
   * address stay inside. It is not painted before the demo is drawn, because it is white in dark mode too
   * until then; the picture in its place goes then.
   */
  openFrame(): void {
    const frame = document.createElement('iframe');
    frame.className = `${styles.frame} ${styles.loading}`;
    frame.title = this.dataset.title;
    frame.src = this.#address();
    frame.addEventListener('load', () => {
      const island = frame.contentDocument?.querySelector(ISLAND_TAG);
      if (!island) {
        frame.remove();
        this.tell(translate('demo.open.failed'));
        return;
      }
      whenDrawn(island, () => {
        const poster = this.#poster();
        frame.className = styles.frame ?? '';
        if (poster && poster === document.activeElement) {
          frame.focus();
        }
        poster?.remove();
      });
    });
    this.#frame()?.remove();
    this.querySelector('[data-frame]')?.append(frame);
  }
}
