import { announce, createElement } from '../../../dom';
import type { Problem } from './messages';

/** The editor's texts; loaded with it, unlike `src/strings`, which is on every page. */
export const TEXTS = {
  label: (name: string) => `Source of ${name}`,
  hint: 'Escape leaves the editor, Tab indents, and Ctrl+F or ⌘F searches.',
  editing: 'Editing',
  imports: (count: number) => `⋯ ${count} ${count === 1 ? 'import' : 'imports'}`,
  goToLine: 'Go to the line',
  runAgain: 'Run again',
  frozen: 'This code stopped responding when it last ran.',
  run: 'Run it',
} as const;

/** Why a demo was stopped. */
export const STOPPED = {
  frozen: 'The demo stopped responding, so it was stopped. Is there an endless loop?',
  left: 'The demo navigated away, so it was stopped.',
  failed: 'The demo cannot run because files failed to load. Your changes are kept.',
} as const;

function drawButton(name: string, onClick: () => void): HTMLButtonElement {
  const button = createElement('button', { type: 'button' }, name);
  button.addEventListener('click', onClick);
  return button;
}

/** Makes the box above a demo for its errors; the last working version stays below. */
export function createProblemBox(actions: {
  readonly goTo: (problem: Problem) => void;
  readonly runAgain: () => void;
}) {
  const box = createElement('div', { class: 'demo-problem', role: 'status' });
  /** Shows a problem; `null` empties the box. */
  const show = (problem: Problem | null): void => {
    box.replaceChildren();
    if (problem) {
      const { file, line, text } = problem;
      const place = [file, line === null ? null : `line ${line}`].filter((part) => part !== null);
      const words = place.length === 0 ? text : `${place.join(', ')}: ${text}`;
      box.append(createElement('p', { dir: 'auto' }, words));
      if (line !== null) {
        box.append(drawButton(TEXTS.goToLine, () => actions.goTo(problem)));
      }
      box.append(drawButton(TEXTS.runAgain, actions.runAgain));
    }
  };
  return { box, show };
}

/** Adds a notice above a demo that its edits hung, with a button to run them anyway. */
export function showFrozen(demo: Element, onRun: () => void): HTMLElement {
  const id = `frozen-${demo.parentElement?.id}`;
  const words = createElement('p', { dir: 'auto', id }, TEXTS.frozen);
  const button = drawButton(TEXTS.run, onRun);
  button.setAttribute('aria-describedby', id);
  const line = createElement('div', { class: 'demo-frozen' }, words, button);
  demo.before(line);
  announce(TEXTS.frozen);
  return line;
}
