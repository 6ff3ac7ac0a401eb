import type { Problem } from './messages';
import { TEXTS } from './texts';

interface Options {
  readonly goTo: (problem: Problem) => void;
  readonly runAgain: () => void;
}

/** Shows a demo's error above it; the last working version stays below. */
export class ProblemBox {
  readonly #box = document.createElement('div');
  readonly #options: Options;

  constructor(place: Element, options: Options) {
    this.#options = options;
    this.#box.className = 'demo-problem';
    this.#box.setAttribute('role', 'status');
    place.append(this.#box);
  }

  /** @param problem `null` when all is well */
  show(problem: Problem | null): void {
    if (!problem) {
      this.#box.replaceChildren();
      return;
    }
    const { file, line, text } = problem;
    const words = document.createElement('p');
    words.dir = 'auto';
    words.textContent = file === null && line === null ? text : TEXTS.problem(file, line, text);
    this.#box.replaceChildren(words);
    if (line !== null) {
      this.#box.append(this.#button(TEXTS.goToLine, () => this.#options.goTo(problem)));
    }
    this.#box.append(this.#button(TEXTS.runAgain, () => this.#options.runAgain()));
  }

  #button(name: string, onClick: () => void): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = name;
    button.addEventListener('click', onClick);
    return button;
  }
}
