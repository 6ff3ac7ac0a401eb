import { createElement } from '../../../islands';
import type { DemoElement } from '../demoElement';
import type { Problem, Run } from './messages';
import { createProblemBox, showProblem, STOPPED } from './notices';
import { SandboxFrame, type FrameEvent } from './sandboxFrame';
import { addEditingStyles } from './styles';

interface Options {
  readonly goTo: (problem: Problem) => void;
  readonly runAgain: () => void;
  /** Called with `true` before a run, in case it freezes the page, and with `false` afterwards. */
  readonly onFreeze: (isFrozen: boolean) => void;
  /** Called with `null` when the problem is resolved. */
  readonly onProblem: (problem: Problem | null) => void;
}

/** Runs an edited demo in place of the original. */
export class ChangedDemo {
  readonly #demo: DemoElement;
  readonly #options: Options;
  readonly #problemBox = createProblemBox();
  readonly #place = createElement('div', { class: 'demo-changed' }, this.#problemBox);
  #sandbox: SandboxFrame | null = null;
  #run = 0;

  constructor(demo: DemoElement, options: Options) {
    addEditingStyles();
    this.#demo = demo;
    this.#options = options;
    demo.firstElementChild?.append(this.#place);
    // A page that handles `pagehide` isn't frozen.
    window.addEventListener('pagehide', () => {
      if (this.#sandbox) {
        options.onFreeze(false);
      }
    });
  }

  prepare(): SandboxFrame {
    const { title } = this.#demo.dataset;
    this.#sandbox ??= new SandboxFrame(title, this.#place, (event) => this.#hear(event));
    return this.#sandbox;
  }

  /** Runs a version; the previous one stays visible until it is drawn. */
  run(version: Pick<Run, 'styling' | 'files'>): void {
    this.#run += 1;
    this.prepare().run({ type: 'run', run: this.#run, ...version });
  }

  showOriginal(): void {
    this.#run += 1;
    this.#demo.toggleAttribute('data-edited', false);
    this.#tell(null);
  }

  remove(): void {
    this.#sandbox?.remove();
    this.#sandbox = null;
    this.#demo.toggleAttribute('data-edited', false);
  }

  #hear(event: FrameEvent): void {
    if ('run' in event && event.run !== this.#run) {
      return;
    }
    const { onFreeze } = this.#options;
    switch (event.type) {
      case 'started':
        onFreeze(true);
        break;
      case 'shown':
        onFreeze(false);
        this.#demo.setAttribute('data-edited', String(event.run));
        this.#tell(null);
        break;
      case 'problem':
        onFreeze(false);
        this.#tell(event.problem);
        break;
      case 'stopped':
        this.remove();
        if (event.reason === 'frozen') {
          onFreeze(true);
        }
        this.#tell({ file: null, line: null, text: STOPPED[event.reason] });
    }
  }

  #tell(problem: Problem | null): void {
    showProblem(this.#problemBox, problem, this.#options);
    this.#options.onProblem(problem);
  }
}
