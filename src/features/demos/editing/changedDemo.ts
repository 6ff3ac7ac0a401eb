import type { CodeStyling } from '../../../site/stylings';
import styles from '../Demo.module.css';
import type { DemoElement } from '../demoElement';
import { addEditingStyles } from './editorLook';
import type { Problem, RunFile } from './messages';
import { ProblemBox } from './problemBox';
import { SandboxFrame } from './sandboxFrame';
import { STOPPED } from './texts';

interface Options {
  /** The reader wants to see the line that a problem is at. */
  readonly goTo: (problem: Problem) => void;
  readonly runAgain: () => void;
  /**
   * A run starts, which may never answer, or it has not frozen the page; a page that has to be closed
   * in between has no other way to know.
   */
  readonly onFreeze: (isFrozen: boolean) => void;
  /** A problem appeared or, with `null`, is resolved. */
  readonly onProblem: (problem: Problem | null) => void;
}

/** What runs a demo as its reader has changed it, in the place of the original. */
export class ChangedDemo {
  readonly #demo: DemoElement;
  readonly #options: Options;
  readonly #stage: HTMLElement;
  readonly #box = document.createElement('div');
  readonly #problem: ProblemBox;
  #sandbox: SandboxFrame | null = null;
  #run = 0;

  constructor(demo: DemoElement, options: Options) {
    addEditingStyles();
    this.#demo = demo;
    this.#options = options;
    this.#stage = demo.firstElementChild as HTMLElement;
    this.#box.className = 'demo-changed';
    this.#stage.append(this.#box);
    this.#problem = new ProblemBox(this.#box, {
      goTo: options.goTo,
      runAgain: () => {
        this.remove();
        options.runAgain();
      },
    });
    // A page that can still handle its unload is not frozen.
    window.addEventListener('pagehide', () => {
      if (this.#sandbox) {
        options.onFreeze(false);
      }
    });
  }

  /** Loads what will run it. */
  prepare(): void {
    const isFramed = this.#stage.hasAttribute('data-frame');
    const least = getComputedStyle(this.#stage).getPropertyValue('--demo-height');
    this.#sandbox ??= new SandboxFrame({
      title: this.#demo.dataset.title,
      place: this.#box,
      className: isFramed ? (styles.frame ?? '') : '',
      boxes: isFramed ? [styles.document ?? ''] : [styles.inline ?? '', styles.running ?? ''],
      leastHeight: isFramed ? null : parseFloat(least) || 0,
      onStarted: () => this.#options.onFreeze(true),
      onShown: (run) => {
        if (run === this.#run) {
          this.#options.onFreeze(false);
          this.#demo.setAttribute('data-edited', String(run));
          this.#tell(null);
        }
      },
      onProblem: (run, problem) => {
        if (run === this.#run) {
          this.#options.onFreeze(false);
          this.#tell(problem);
        }
      },
      onStopped: (reason) => {
        this.#sandbox = null;
        this.#demo.toggleAttribute('data-edited', false);
        if (reason === 'frozen') {
          this.#options.onFreeze(true);
        }
        this.#tell({ file: null, line: null, text: STOPPED[reason] });
      },
    });
  }

  /** Runs it; what showed before stays until it shows. */
  run(styling: CodeStyling, files: readonly RunFile[]): void {
    this.#run += 1;
    this.prepare();
    this.#sandbox?.run(this.#run, styling, files);
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

  #tell(problem: Problem | null): void {
    this.#problem.show(problem);
    this.#options.onProblem(problem);
  }
}
