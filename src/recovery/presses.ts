import { readVisitItem, writeVisitItem } from '../preferences';

/** How long a click or key press may take to have an effect on a slow device, in ms. */
const ACTING_MS = 2000;
/** How long after a reload the press before it is repeated, in ms. */
const REPEAT_MS = 60_000;
/** Session storage key of the press to repeat after a reload. */
const PRESS_KEY = 'toolpad-docs-press';

const BUTTONS = 'button, [role="button"]';

let isDown = false;
let actedAt = -Infinity;
/** The button clicked last, and when. */
let clicked: { readonly button: Element; readonly at: number } | null = null;
/** Whether that click is being handled now. */
let isHandling = false;

function notePress({ type }: Event): void {
  isDown = type === 'pointerdown';
  actedAt = Date.now();
}

function noteClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest(BUTTONS) : null;
  clicked = button && { button, at: Date.now() };
  isHandling = true;
  // After all listeners, and what they do next.
  setTimeout(() => {
    isHandling = false;
  });
}

/** Starts to watch what the reader presses. */
export function watchPresses(): void {
  for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'keydown']) {
    window.addEventListener(type, notePress, { capture: true, passive: true });
  }
  window.addEventListener('click', noteClick, { capture: true, passive: true });
}

/** The button whose click is being handled, if any. */
export function handledButton(): Element | null {
  return isHandling && clicked ? clicked.button : null;
}

/** Buttons whose clicks wait for code; one can be there several times. */
const waiting: Element[] = [];

/** Notes that a click waits for code, so that no reload swallows it; returns a way to end that. */
export function holdPress(button: Element | null): () => void {
  if (button) {
    waiting.push(button);
  }
  return () => {
    if (button) {
      waiting.splice(waiting.indexOf(button), 1);
    }
  };
}

/**
 * Whether something is pressed, or was just now: a reload would swallow its effect.
 *
 * @param repeated a button whose click will be repeated, so that it does not count
 */
export function isActing(repeated: Element | null): boolean {
  const isRepeated = clicked !== null && clicked.button === repeated && clicked.at >= actedAt;
  const isPressed = isDown || (!isRepeated && Date.now() - actedAt < ACTING_MS);
  return isPressed || waiting.some((button) => button !== repeated);
}

/** What identifies a button in another build of the page, too. */
function describe(button: Element): string {
  const data = Object.entries(button instanceof HTMLElement ? button.dataset : {});
  return JSON.stringify([button.textContent, button.getAttribute('aria-label'), data]);
}

function findButtons(description: string): Element[] {
  const buttons = [...document.querySelectorAll(BUTTONS)];
  return buttons.filter((button) => describe(button) === description);
}

/** Has the next page repeat a press. */
export function keepPress(button: Element): void {
  const description = describe(button);
  const index = findButtons(description).indexOf(button);
  const { pathname } = window.location;
  writeVisitItem(PRESS_KEY, JSON.stringify([Date.now(), pathname, description, index]));
}

/** Repeats the press before the reload, once, if this page still has that button. */
export function repeatPress(): void {
  const kept = readVisitItem(PRESS_KEY);
  if (kept === null) {
    return;
  }
  writeVisitItem(PRESS_KEY, '');
  const [at, pathname, description, index] = JSON.parse(kept) as [number, string, string, number];
  const button = findButtons(description)[index];
  if (pathname === window.location.pathname && Date.now() - at < REPEAT_MS) {
    (button as HTMLElement | undefined)?.click();
  }
}
