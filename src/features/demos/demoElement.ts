import { copyWithButton } from '../../islands/clipboard';
import { announce, renewIsland, whenQuiet } from '../../islands';
import { codeStylingPreference, codeVariantPreference } from '../../preferences';
import { type CodeChoice, codeChoiceName, DEFAULT_STYLING } from '../../site/stylings';
import { translate } from '../../strings';
import { demoAnchor, leadsToDemo } from './demoAddress';
import { createFrame } from './demoFrame';
import { CODE_TAG } from './element';
import { loadDemoFiles, styledDemoId, type DemoFile } from './registry';

/** Draws a file as a block of code like one that is in the page. */
export type DrawFile = (model: Element, file: DemoFile) => Element;

/** How long the toolbar says what it has done, in ms (spec 3.4). */
const SAID_MS = 1200;

/** How far from the screen's edge a demo still counts as near. */
const NEAR = '400px';

/** A demo in a page: its frame, which comes when it is near, and what its toolbar does. */
export class DemoElement extends HTMLElement {
  /** Loads what draws the whole source. */
  static loadDrawing: () => Promise<DrawFile>;

  /** As `Demo` writes it. */
  declare readonly dataset: DOMStringMap & Record<'id' | 'title' | 'stylings', string>;

  #files: Promise<readonly DemoFile[]> | null = null;
  #stop: (() => void) | null = null;
  #resetTimer = 0;

  connectedCallback(): void {
    const stage = this.querySelector('[data-frame]');
    if (stage) {
      const stopWaiting = stage.querySelector('button')
        ? this.#waitForReader(stage)
        : this.#waitForScreen(stage);
      const unsubscribe = codeStylingPreference.subscribe(() => {
        const frame = stage.querySelector('iframe');
        if (frame && frame.getAttribute('src') !== this.#address()) {
          this.#openFrame();
        }
      });
      this.#stop = () => {
        stopWaiting();
        unsubscribe();
      };
    }
    // The browser's own search found something in the code, and shows it.
    this.querySelector(CODE_TAG)?.addEventListener('beforematch', () => this.#showCode(true));
    this.scrollWhenMeant();
  }

  /** Runs the demo when it comes near the screen. */
  #waitForScreen(stage: Element): () => void {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          observer.disconnect();
          // A document of its own is much to load: the page comes first.
          whenQuiet(() => {
            this.#openFrame();
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
      this.#openFrame();
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
    if (leadsToDemo(window.location.hash, this.#name())) {
      this.#showCode(true);
      this.scrollIntoView();
    }
  }

  /** A reader is about to use a tool: what it needs is on its way, and links lead to what shows. */
  prepare({ dataset: { demoTool } }: HTMLElement): void {
    this.#link('link').setAttribute('href', `#${demoAnchor(this.#name(), this.#choice())}`);
    this.#link('open').setAttribute('href', this.#address());
    if (demoTool === 'expand' || demoTool === 'copy' || demoTool === 'sandbox') {
      // A failure is told by what needs the source, not here.
      this.#loadFiles().catch(() => undefined);
    }
  }

  use(tool: HTMLElement): void {
    this.prepare(tool);
    this.#tell('');
    switch (tool.dataset.demoTool) {
      case 'code':
        this.#showCode(tool.getAttribute('aria-expanded') !== 'true');
        break;
      case 'expand':
        void this.#expand(tool);
        break;
      case 'copy':
        copyWithButton(
          tool,
          this.#loadShown().then(([component]) => component.full),
          SAID_MS,
        );
        break;
      case 'reset':
        this.#reset(tool);
        break;
      case 'link':
        copyWithButton(tool, (tool as HTMLAnchorElement).href, SAID_MS, translate('demo.link'));
        this.scrollIntoView();
        break;
      case 'menu':
        this.#placeMenu(tool);
        break;
      case 'sandbox':
        void this.#openSandbox(tool.textContent as 'StackBlitz' | 'CodeSandbox');
        break;
      default:
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

  #showCode(isShown: boolean): void {
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

  #name(): string {
    const { id } = this.dataset;
    return id.slice(id.lastIndexOf('/') + 1);
  }

  /** The version of the demo that shows. */
  #choice(): CodeChoice {
    const styling = codeStylingPreference.get();
    const isThere = this.dataset.stylings.split(' ').includes(styling);
    return { styling: isThere ? styling : DEFAULT_STYLING, variant: codeVariantPreference.get() };
  }

  /** Of the demo in a document of its own. */
  #address(): string {
    const demo = styledDemoId(this.dataset.id, this.#choice().styling);
    return `${this.#link('open').pathname}?demo=${demo}`;
  }

  #link(name: 'link' | 'open'): HTMLAnchorElement {
    return this.querySelector(`[data-demo-tool="${name}"]`) as HTMLAnchorElement;
  }

  #tell(text: string): void {
    this.querySelector('[data-demo-said]')?.replaceChildren(text);
  }

  #openFrame(): void {
    const stage = this.querySelector('[data-frame]') as HTMLElement;
    const frame = createFrame(this.dataset.title, this.#address(), stage, () => {
      this.#tell(translate('demo.open.failed'));
      if (stage.querySelector('button')) {
        this.#waitForReader(stage);
      }
    });
    stage.querySelector('iframe')?.remove();
    stage.append(frame);
  }

  #reset(button: HTMLElement): void {
    const island = this.querySelector('tp-island');
    if (island) {
      void renewIsland(island);
    } else {
      this.#openFrame();
    }
    const name = button.querySelector('[data-tool-name]') as Element;
    name.textContent = translate('demo.reset.done');
    button.dataset.state = 'done';
    announce(translate('demo.reset.said'));
    window.clearTimeout(this.#resetTimer);
    this.#resetTimer = window.setTimeout(() => {
      name.textContent = translate('demo.reset');
      button.dataset.state = 'idle';
      announce('');
    }, SAID_MS);
  }

  /** The demo's files in all its versions, asked for once; again after a failure. */
  #loadFiles(): Promise<readonly DemoFile[]> {
    this.#files ??= loadDemoFiles(this.dataset.id);
    const files = this.#files;
    files.catch(() => {
      this.#files = null;
    });
    return files;
  }

  /** The files of the version that shows, its component first. */
  async #loadShown(): Promise<readonly [DemoFile, ...DemoFile[]]> {
    const shown = codeChoiceName(this.#choice());
    const files = await this.#loadFiles();
    const [component, ...others] = files.filter((file) => codeChoiceName(file) === shown);
    if (!component) {
      throw new Error(`The source of "${this.dataset.id}" holds no ${shown}`);
    }
    return [component, ...others];
  }

  async #openSandbox(name: 'StackBlitz' | 'CodeSandbox'): Promise<void> {
    try {
      const [files, { openInSandbox }] = await Promise.all([
        this.#loadShown(),
        import('./sandbox'),
      ]);
      openInSandbox(name, this.dataset.title, files);
    } catch {
      this.#tell(translate('demo.open.failed'));
    }
  }

  async #expand(button: HTMLElement): Promise<void> {
    const isExpanded = button.getAttribute('aria-expanded') === 'true';
    const show = (isWhole: boolean): void => {
      button.setAttribute('aria-expanded', String(isWhole));
      button.textContent = translate(isWhole ? 'demo.collapse' : 'demo.expand');
    };
    show(!isExpanded);
    this.querySelectorAll('[data-whole]').forEach((frame) => frame.remove());
    this.#hideMainLines(false);
    if (isExpanded) {
      return;
    }
    try {
      const [files, draw] = await Promise.all([this.#loadFiles(), DemoElement.loadDrawing()]);
      if (button.getAttribute('aria-expanded') === 'true') {
        this.#drawWhole(files, draw);
      }
    } catch {
      show(false);
      this.#tell(translate('demo.source.failed'));
    }
  }

  #hideMainLines(isHidden: boolean): void {
    this.querySelectorAll<HTMLElement>('[data-sample] > :not([data-whole])').forEach((frame) => {
      frame.hidden = isHidden;
    });
  }

  /** Puts the whole files in the place of the lines that matter, each with the sample it belongs to. */
  #drawWhole(files: readonly DemoFile[], draw: DrawFile): void {
    this.#hideMainLines(true);
    this.querySelectorAll<HTMLElement>('[data-sample]').forEach((sample) => {
      const model = sample.firstElementChild as Element;
      const choices = sample.dataset.shownFor?.split(' ');
      for (const file of files.filter((one) => choices?.includes(codeChoiceName(one)))) {
        const frame = draw(model, file);
        frame.toggleAttribute('data-whole', true);
        sample.append(frame);
      }
    });
  }
}
