import { announce } from '../../../islands';
import type { Doubt } from './edits';
import type { Problem } from './messages';
import { TEXTS } from './texts';

function drawButton(name: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = name;
  button.addEventListener('click', onClick);
  return button;
}

function drawWords(text: string): HTMLElement {
  const words = document.createElement('p');
  words.dir = 'auto';
  words.textContent = text;
  return words;
}

/** Creates the error box that overlays a demo's last working version. */
export function createProblemBox(): HTMLElement {
  const box = document.createElement('div');
  box.className = 'demo-problem';
  box.setAttribute('role', 'status');
  return box;
}

/** Shows a problem in the error box; `null` empties it. */
export function showProblem(
  box: HTMLElement,
  problem: Problem | null,
  { goTo, runAgain }: { goTo: (problem: Problem) => void; runAgain: () => void },
): void {
  box.replaceChildren();
  if (problem) {
    box.append(drawWords(TEXTS.problem(problem)));
    if (problem.line !== null) {
      box.append(drawButton(TEXTS.goToLine, () => goTo(problem)));
    }
    box.append(drawButton(TEXTS.runAgain, runAgain));
  }
}

/** Adds a notice above a demo why its edits don't run automatically, with a button to run them. */
export function showDoubt(demo: Element, doubt: Doubt, onRun: () => void): HTMLElement {
  const line = document.createElement('div');
  line.className = 'demo-doubt';
  const words = drawWords(TEXTS.doubt[doubt]);
  words.id = `doubt-${demo.parentElement?.id}`;
  const button = drawButton(TEXTS.runDoubtful, onRun);
  button.setAttribute('aria-describedby', words.id);
  line.append(words, button);
  demo.before(line);
  announce(TEXTS.doubt[doubt]);
  return line;
}
