import { announce, createElement } from '../../../islands';
import type { Doubt } from './edits';
import type { Problem } from './messages';
import { TEXTS } from './texts';

function drawButton(name: string, onClick: () => void): HTMLButtonElement {
  const button = createElement('button', { type: 'button' }, name);
  button.addEventListener('click', onClick);
  return button;
}

/** Makes the box above a demo for its errors; the last working version stays below. */
export function createProblemBox(): HTMLElement {
  return createElement('div', { class: 'demo-problem', role: 'status' });
}

/** Shows a problem in the error box; `null` empties it. */
export function showProblem(
  box: HTMLElement,
  problem: Problem | null,
  { goTo, runAgain }: { goTo: (problem: Problem) => void; runAgain: () => void },
): void {
  box.replaceChildren();
  if (problem) {
    box.append(createElement('p', { dir: 'auto' }, TEXTS.problem(problem)));
    if (problem.line !== null) {
      box.append(drawButton(TEXTS.goToLine, () => goTo(problem)));
    }
    box.append(drawButton(TEXTS.runAgain, runAgain));
  }
}

/** Adds a notice above a demo why its edits don't run automatically, with a button to run them. */
export function showDoubt(demo: Element, doubt: Doubt, onRun: () => void): HTMLElement {
  const id = `doubt-${demo.parentElement?.id}`;
  const words = createElement('p', { dir: 'auto', id }, TEXTS.doubt[doubt]);
  const button = drawButton(TEXTS.runDoubtful, onRun);
  button.setAttribute('aria-describedby', id);
  const line = createElement('div', { class: 'demo-doubt' }, words, button);
  demo.before(line);
  announce(TEXTS.doubt[doubt]);
  return line;
}
