import { announce, createElement } from '../../../dom';
import type { Doubt } from './edits';
import type { Problem } from './messages';

/** The editor's texts; loaded with it, unlike `src/strings`, which is on every page. */
export const TEXTS = {
  label: (name: string) => `Source of ${name}`,
  hint: 'Escape leaves the editor, Tab indents, and Ctrl+F or ⌘F searches.',
  goToLine: 'Go to the line',
  runAgain: 'Run again',
  doubt: {
    shared: 'This code came with the link.',
    frozen: 'This code stopped responding when it last ran.',
  },
  runDoubtful: 'Run it',
  shared: 'This version of the demo came with the link. Reset shows the original.',
  malformed: 'The changes in this link cannot be read, so this is the original demo.',
  tooLong: 'These changes are too long for a link, so it opens the original.',
} as const;

/** Why a demo was stopped. */
export const STOPPED = {
  frozen: 'The demo stopped responding, so it was stopped. Is there an endless loop?',
  left: 'The demo navigated away, so it was stopped.',
  noisy: 'The demo sent too many messages, so it was stopped.',
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
