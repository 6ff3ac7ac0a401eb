import { createElement, whenNear, whenQuiet } from '../../dom';
import { copyWithButton, ISLAND_TAG } from '../../islands';
import {
  codeStylingPreference,
  codeVariantPreference,
  colorModePreference,
  directionPreference,
  readStorageItem,
} from '../../preferences';
import { type CodeChoice, DEFAULT_STYLING } from '../../site/stylings';
import { translate } from '../../strings';
import { demoAnchor, isOldEdits, linksToDemo } from './demoAddress';
import styles from './Demo.module.css';
import type { DemoEdits, DemoHost, DrawFile } from './demoHost';
import { CODE_TAG, CONFIRMATION_MS, EDITS_KEY } from './element';

/** Rarely used, so loaded on demand. */
const loadTools = () => import('./demoTools');

/** What a demo's document has when it has loaded; that of `npm start` is empty until React fills it. */
const STARTED = `${ISLAND_TAG}, #__docusaurus:empty`;

function whenDrawn(page: Document, callback: () => void): void {
  // An arrow function, because the minifier inlines the callback, and `this` would differ.
  const check = (): void => {
    if (page.querySelector(`${ISLAND_TAG} > *`)) {
      observer.disconnect();
      callback();
    }
  };
  const observer = new MutationObserver(check);
  observer.observe(page, { childList: true, subtree: true });
  check();
}

/** A demo in a page: loads its frame near the viewport, and handles the toolbar. */
export class DemoElement extends HTMLElement implements DemoHost {
  static loadDrawing: () => Promise<DrawFile>;

  declare readonly dataset: DemoHost['dataset'];

  edits: DemoEdits | null = null;
  #endings: readonly (() => void)[] = [];

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
      }
      const follow = (): void => this.#showAppearance();
      this.#endings = [
        colorModePreference.subscribe(follow),
        directionPreference.subscribe(follow),
        codeStylingPreference.subscribe(() => {
          const frame = this.#frame();
          if (frame && frame.getAttribute('src') !== this.#address()) {
            this.openFrame();
          }
        }),
        // A separate document is expensive to load, so the page comes first.
        // Its poster is left-to-right, so a right-to-left page does without.
        ...(this.#poster() && directionPreference.get() === 'ltr'
          ? []
          : [whenNear([stage], () => whenQuiet(() => this.openFrame()))]),
      ];
    }
    // Find-in-page has found a match in the hidden code.
    this.querySelector(CODE_TAG)?.addEventListener('beforematch', () => this.showCode(true));
    this.scrollIfLinked();
    // `editing/` finds out whether the edits are of the chosen version.
    if (readStorageItem(EDITS_KEY)?.includes(`"${this.dataset.id} `)) {
      loadTools()
        .then(({ resumeEditing }) => resumeEditing(this))
        .catch(() => this.showStatus(translate('demo.source.failed')));
    }
  }

  disconnectedCallback(): void {
    this.#endings.forEach((end) => end());
  }

  loadDrawing(): Promise<DrawFile> {
    return DemoElement.loadDrawing();
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
      if (isOldEdits(hash)) {
        void loadTools().then(({ dropOldEdits }) => dropOldEdits(this));
      }
    }
  }

  /** Updates the toolbar's links, and preloads what a tool needs on hover or focus. */
  prepare(tool: HTMLElement): void {
    this.tool('link').setAttribute('href', `#${demoAnchor(this.name(), this.choice())}`);
    this.tool('open').setAttribute('href', this.#address());
    const { demoTool } = tool.dataset;
    const isLazy = demoTool === 'expand' || demoTool === 'copy' || demoTool === 'sandbox';
    if (isLazy || demoTool === 'server') {
      // Errors are reported when the tool is used.
      loadTools()
        .then(({ prepareTool }) => prepareTool(this, tool))
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
    const path = (this.tool('open') as HTMLAnchorElement).pathname;
    return `${path}?demo=${id}${this.dataset.server ?? ''}`;
  }

  tool(name: string): HTMLElement {
    return this.querySelector(`[data-demo-tool="${name}"]`) as HTMLElement;
  }

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

  /** Tells the frame the reader's choices, which its document cannot read if storage is refused. */
  #showAppearance(): void {
    const appearance = { mode: colorModePreference.get(), direction: directionPreference.get() };
    this.#frame()?.contentWindow?.postMessage(appearance, window.location.origin);
  }

  /**
   * Runs the demo in a frame, which isolates its media queries, portals and URL. The
   * frame stays hidden until the demo has rendered, because it would flash white in dark mode.
   */
  openFrame(): void {
    const frame = createElement('iframe', {
      class: `${styles.frame} ${styles.loading}`,
      title: this.dataset.title,
      src: this.#address(),
    });
    frame.addEventListener('load', () => {
      const page = frame.contentDocument;
      if (!page?.querySelector(STARTED)) {
        frame.remove();
        this.showStatus(translate('demo.open.failed'));
        return;
      }
      whenDrawn(page, () => {
        const poster = this.#poster();
        this.#showAppearance();
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
