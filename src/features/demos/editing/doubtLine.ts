import { announce } from '../../../islands';
import type { Doubt } from './edits';
import { TEXTS } from './texts';

/** A notice above a demo that says why its edits do not run automatically, with a button that runs them. */
export class DoubtLine {
  readonly #demo: Element;
  readonly #onRun: () => void;
  #line: HTMLElement | null = null;

  constructor(demo: Element, onRun: () => void) {
    this.#demo = demo;
    this.#onRun = onRun;
  }

  /** @param doubt `null` where there is none */
  show(doubt: Doubt | null): void {
    this.#line?.remove();
    this.#line = null;
    if (doubt === null) {
      return;
    }
    const words = document.createElement('p');
    words.dir = 'auto';
    words.id = `doubt-${this.#demo.parentElement?.id}`;
    words.textContent = TEXTS.doubt[doubt];
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = TEXTS.runDoubtful;
    button.setAttribute('aria-describedby', words.id);
    button.addEventListener('click', this.#onRun);
    this.#line = document.createElement('div');
    this.#line.className = 'demo-doubt';
    this.#line.append(words, button);
    this.#demo.before(this.#line);
    announce(words.textContent);
  }

  scrollIntoView(): void {
    this.#line?.scrollIntoView();
  }
}
