import { copyWithButton } from '../../islands/clipboard';
import { whenQuiet } from '../../islands';
import { codeStylingPreference, codeVariantPreference, readVisitItem } from '../../preferences';
import { type CodeChoice, DEFAULT_STYLING } from '../../site/stylings';
import { translate } from '../../strings';
import { demoAnchor, EDITED_HASH, EDITS_KEY, leadsToDemo } from './demoAddress';
import { createFrame } from './demoFrame';
import { CODE_TAG, SAID_MS } from './element';
import { styledDemoId, type DemoFile } from './registry';

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

/** Goes on with what the reader, or the maker of a link, has changed. */
function resume(demo: DemoElement): void {
  void loadTools().then(
    ({ resumeEditing }) => resumeEditing(demo),
    () => {
      demo.tell(translate('demo.source.failed'));
    },
  );
}

/** How far from the screen's edge a demo still counts as near. */
const NEAR = '400px';

/** A demo in a page: its frame, which loads near the viewport, and its toolbar's actions. */
export class DemoElement extends HTMLElement {
  /** Loads the code that renders the full source. */
  static loadDrawing: () => Promise<DrawFile>;

  /** As `Demo` writes it. */
  declare readonly dataset: DOMStringMap & Record<'id' | 'title' | 'stylings', string>;

  editing: Editing | null = null;
  #stop: (() => void) | null = null;

  connectedCallback(): void {
    const stage = this.querySelector('[data-frame]');
    if (stage) {
      const stopWaiting = stage.querySelector(':scope > button')
        ? this.#waitForReader(stage)
        : this.#waitForScreen(stage);
      const unsubscribe = codeStylingPreference.subscribe(() => {
        const frame = stage.querySelector(':scope > iframe');
        if (frame && frame.getAttribute('src') !== this.#address()) {
          this.openFrame();
        }
      });
      this.#stop = () => {
        stopWaiting();
        unsubscribe();
      };
    }
    // The browser's own search found something in the code, and shows it.
    this.querySelector(CODE_TAG)?.addEventListener('beforematch', () => this.showCode(true));
    this.scrollWhenMeant();
    // Reading them is left to `editing/`.
    if (readVisitItem(EDITS_KEY) !== null) {
      resume(this);
    }
  }

  /** Runs the demo when it nears the viewport. */
  #waitForScreen(stage: Element): () => void {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          observer.disconnect();
          // A separate document is expensive to load, so the page comes first.
          whenQuiet(() => {
            this.openFrame();
          });
        }
      },
      { rootMargin: NEAR },
    );
    observer.observe(stage);
    return () => observer.disconnect();
  }

  /** Runs the demo when a reader turns to its picture: the pointer is on it, or the focus. */
  #waitForReader(stage: Element): () => void {
    const waiting = new AbortController();
    const open = (): void => {
      waiting.abort();
      this.openFrame();
    };
    const options = { once: true, signal: waiting.signal };
    stage.addEventListener('pointerenter', open, options);
    stage.addEventListener('click', open, options);
    return () => waiting.abort();
  }

  disconnectedCallback(): void {
    this.#stop?.();
  }

  /** Scrolls here when the page's address is one of this demo's (spec 3.3). */
  scrollWhenMeant(): void {
    const { hash } = window.location;
    if (leadsToDemo(hash, this.name())) {
      this.showCode(true);
      this.scrollIntoView();
      if (hash.startsWith(EDITED_HASH)) {
        resume(this);
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
      void loadTools()
        .then(({ loadFiles }) => loadFiles(this))
        .catch(() => undefined);
    }
  }

  /**
   * Does what a tool is for.
   *
   * @param tool `null` for a press on the source, which makes an editor of it
   */
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
        void loadTools().then(
          ({ useTool }) => useTool(this, tool, cause),
          () => {
            const isOpened = tool?.dataset.demoTool === 'sandbox';
            this.tell(translate(isOpened ? 'demo.open.failed' : 'demo.source.failed'));
          },
        );
    }
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

  /** URL of the demo as a standalone document. */
  #address(): string {
    const demo = styledDemoId(this.dataset.id, this.choice().styling);
    return `${(this.tool('open') as HTMLAnchorElement).pathname}?demo=${demo}`;
  }

  tool(name: string): HTMLElement {
    return this.querySelector(`[data-demo-tool="${name}"]`) as HTMLElement;
  }

  /** Says how it went, at the toolbar. */
  tell(text: string): void {
    this.querySelector('[data-demo-said]')?.replaceChildren(text);
  }

  /** Runs the demo, from its start where it runs already. */
  openFrame(): void {
    const stage = this.querySelector('[data-frame]') as HTMLElement;
    const frame = createFrame(this.dataset.title, this.#address(), stage, () => {
      this.tell(translate('demo.open.failed'));
      if (stage.querySelector(':scope > button')) {
        this.#waitForReader(stage);
      }
    });
    stage.querySelector(':scope > iframe')?.remove();
    stage.append(frame);
  }
}
