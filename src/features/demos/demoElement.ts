import { createElement, whenNear, whenQuiet } from '../../dom';
import { copyWithButton, ISLAND_TAG } from '../../islands';
import { codeStylingPreference, codeVariantPreference, readVisitItem } from '../../preferences';
import { type CodeChoice, DEFAULT_STYLING } from '../../site/stylings';
import { translate } from '../../strings';
import { demoAnchor, EDITED_HASH, EDITS_KEY, linksToDemo } from './demoAddress';
import styles from './Demo.module.css';
import type { EditSession } from './editing';
import { CODE_TAG, CONFIRMATION_MS } from './element';
import type { DemoFile } from './registry';

/** Renders a file as a code block, using an existing one as a template. */
export type DrawFile = (model: Element, file: DemoFile) => Element;

/** Rarely used, so loaded on demand. */
const loadTools = () => import('./demoTools');

function whenDrawn(island: Element, callback: () => void): void {
  // An arrow function, because the minifier inlines the callback, and `this` would differ.
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

/** A demo in a page: loads its frame near the viewport, and handles the toolbar. */
export class DemoElement extends HTMLElement {
  static loadDrawing: () => Promise<DrawFile>;

  /** Set by `Demo`. */
  declare readonly dataset: DOMStringMap & Record<'id' | 'title' | 'stylings', string>;

  /** Set once a demo is edited. */
  editing: EditSession | null = null;
  #stopWatching: (() => void) | null = null;
  #unsubscribe: (() => void) | null = null;

  connectedCallback(): void {
    const stage = this.querySelector('[data-frame]');
    if (stage) {
      if (this.#poster()) {
        const open = (): void => {
          if (!this.#frame()) {
            this.openFrame();
          }
        };
        stage.addEventListener('pointerenter', open);
        stage.addEventListener('click', open);
      } else {
        // A separate document is expensive to load, so the page comes first.
        this.#stopWatching = whenNear([stage], () => whenQuiet(() => this.openFrame()));
      }
      this.#unsubscribe = codeStylingPreference.subscribe(() => {
        const frame = this.#frame();
        if (frame && frame.getAttribute('src') !== this.#address()) {
          this.openFrame();
        }
      });
    }
    // Find-in-page has found a match in the hidden code.
    this.querySelector(CODE_TAG)?.addEventListener('beforematch', () => this.showCode(true));
    this.scrollIfLinked();
    // `editing/` finds out whether the edits are this demo's.
    if (readVisitItem(EDITS_KEY) !== null) {
      this.#resume();
    }
  }

  disconnectedCallback(): void {
    this.#stopWatching?.();
    this.#unsubscribe?.();
  }

  /** Scrolls to the demo if the URL's hash links to it (spec 3.3). */
  scrollIfLinked(): void {
    const { hash } = window.location;
    if (linksToDemo(hash, this.name())) {
      this.showCode(true);
      let fold = this.closest('details');
      while (fold) {
        fold.open = true;
        fold = fold.parentElement?.closest('details') ?? null;
      }
      this.scrollIntoView();
      if (hash.startsWith(EDITED_HASH)) {
        this.#resume();
      }
    }
  }

  /** Updates the toolbar's links, and preloads what a tool needs on hover or focus. */
  prepare({ dataset: { demoTool } }: HTMLElement): void {
    const anchor = `#${demoAnchor(this.name(), this.choice())}`;
    this.tool('link').setAttribute('href', this.editing?.hash() ?? anchor);
    this.tool('open').setAttribute('href', this.#address());
    if (demoTool === 'expand' || demoTool === 'copy' || demoTool === 'sandbox') {
      // Errors are reported when the tool is used.
      loadTools()
        .then(({ loadFiles }) => loadFiles(this))
        .catch(() => undefined);
    }
  }

  /** Runs a tool; `null` means the source was pressed, which opens the editor. */
  use(tool: HTMLElement | null, cause: Event): void {
    this.showStatus('');
    if (tool) {
      this.prepare(tool);
    }
    switch (tool?.dataset.demoTool) {
      case 'code':
        this.showCode(tool.getAttribute('aria-expanded') !== 'true');
        break;
      case 'copy':
        // Must be synchronous: Safari only allows copying during the click.
        copyWithButton(
          tool,
          loadTools().then(({ sourceOf }) => sourceOf(this)),
          CONFIRMATION_MS,
        );
        break;
      case 'link':
        copyWithButton(
          tool,
          (tool as HTMLAnchorElement).href,
          CONFIRMATION_MS,
          translate('demo.link'),
        );
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
            this.showStatus(translate(isOpened ? 'demo.open.failed' : 'demo.source.failed'));
          });
    }
  }

  /** Restores edits from the tab's storage or a shared link. */
  #resume(): void {
    loadTools()
      .then(({ resumeEditing }) => resumeEditing(this))
      .catch(() => this.showStatus(translate('demo.source.failed')));
  }

  /** Places the menu below its button; popovers are in the top layer. */
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
      // `toggleAttribute` then removes the attribute, or keeps its value.
      code?.setAttribute('hidden', 'until-found');
      code?.toggleAttribute('hidden', !isShown);
    }
  }

  name(): string {
    const { id } = this.dataset;
    return id.slice(id.lastIndexOf('/') + 1);
  }

  choice(): CodeChoice {
    const styling = codeStylingPreference.get();
    const isThere = this.dataset.stylings.split(' ').includes(styling);
    return { styling: isThere ? styling : DEFAULT_STYLING, variant: codeVariantPreference.get() };
  }

  /** URL of the standalone demo: `…/demo/?demo=core/react-account/tailwind/AccountBasic`. */
  #address(): string {
    const { styling } = this.choice();
    const folder = styling === DEFAULT_STYLING ? '' : `${styling}/`;
    const id = this.dataset.id.replace(/[^/]*$/, `${folder}$&`);
    return `${(this.tool('open') as HTMLAnchorElement).pathname}?demo=${id}`;
  }

  tool(name: string): HTMLElement {
    return this.querySelector(`[data-demo-tool="${name}"]`) as HTMLElement;
  }

  /** Shows a message in the toolbar, which is a live region. */
  showStatus(text: string): void {
    this.querySelector('[data-demo-status]')?.replaceChildren(text);
  }

  #frame(): HTMLIFrameElement | null {
    return this.querySelector('[data-frame] > iframe');
  }

  /** The button with the picture, if the demo starts on interaction. */
  #poster(): HTMLElement | null {
    return this.querySelector('[data-frame] > button');
  }

  /**
   * Starts or restarts the demo in a frame, which isolates its media queries, portals and URL. The
   * frame stays hidden until the demo has rendered, because it would flash white in dark mode.
   */
  openFrame(): void {
    const frame = createElement('iframe', {
      class: `${styles.frame} ${styles.loading}`,
      title: this.dataset.title,
      src: this.#address(),
    });
    frame.addEventListener('load', () => {
      const island = frame.contentDocument?.querySelector(ISLAND_TAG);
      if (!island) {
        frame.remove();
        this.showStatus(translate('demo.open.failed'));
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
