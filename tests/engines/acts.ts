import { expect } from '@playwright/test';
import type { Reader } from './reader';

/** Waits until a function of the page returns something truthy. */
export async function until<Args extends unknown[]>(
  reader: Reader,
  isSo: (...args: Args) => unknown,
  ...args: Args
): Promise<void> {
  await expect
    // The page may be loading.
    .poll(async () => Boolean(await reader.run(isSo, ...args).catch(() => false)))
    .toBe(true);
}

/** The text of the first element that matches; empty if there is none. */
export function textOf(reader: Reader, selector: string): Promise<string> {
  return reader.run((wanted) => document.querySelector(wanted)?.textContent.trim() ?? '', selector);
}

/** Waits until the page's script runs. */
export async function untilStarted(reader: Reader): Promise<void> {
  await until(reader, () => 'started' in document.documentElement.dataset);
}

/**
 * Finds the element that a reader means: the first that matches, is visible and, if given, has this
 * text or label; scrolls to it and returns the middle of it, or `null` while something covers it.
 */
function placeOf(selector: string, text: string | null): [number, number] | null {
  const element = [...document.querySelectorAll(selector)].find(
    (candidate) =>
      candidate.getClientRects().length > 0 &&
      (text === null ||
        candidate.textContent.trim() === text ||
        candidate.getAttribute('aria-label') === text),
  );
  if (!element) {
    return null;
  }
  const isInside = ({ top, bottom }: DOMRect): boolean => top >= 80 && bottom <= innerHeight - 20;
  const isFixed = element.closest('dialog, .navbar, [popover]') !== null;
  if (!isFixed && !isInside(element.getBoundingClientRect())) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  return hit && (element.contains(hit) || hit.contains(element)) ? [x, y] : null;
}

/** Waits until the element can be reached, and scrolls to it; the middle of it. */
async function findPlace(
  reader: Reader,
  selector: string,
  text: string | null,
): Promise<[number, number]> {
  let place: [number, number] | null = null;
  await expect
    .poll(async () => (place = await reader.run(placeOf, selector, text)), {
      message: `nothing to reach: ${selector} ${text ?? ''}`,
    })
    .not.toBeNull();
  return place as unknown as [number, number];
}

/** Clicks the first visible element that matches, with this text or label. */
export async function click(reader: Reader, selector: string, text: string | null = null) {
  const [x, y] = await findPlace(reader, selector, text);
  await reader.clickAt(x, y);
}

/** Waits until the focus is on an element that matches. */
export async function untilFocused(reader: Reader, selector: string): Promise<void> {
  await until(reader, (wanted) => document.activeElement?.matches(wanted), selector);
}

/** Opens the search by its shortcut and asks. */
export async function search(reader: Reader, query: string): Promise<void> {
  await reader.press('Control+k');
  await untilFocused(reader, '[role="combobox"]');
  await reader.type(query);
  await until(reader, () => document.querySelectorAll('dialog[open] [role="option"]').length > 0);
}

/** Moves the mouse onto the first visible element that matches. */
export async function hover(reader: Reader, selector: string): Promise<void> {
  const [x, y] = await findPlace(reader, selector, null);
  await reader.moveTo(x, y);
}

/** Clicks the label of a choice in the settings, and closes them. */
export async function choose(reader: Reader, label: string): Promise<void> {
  await click(reader, '[data-opens-settings]');
  await until(reader, () => document.querySelector('#site-settings')?.matches('[open]'));
  await click(reader, '#site-settings label', label);
  await reader.press('Escape');
  await until(reader, () => !document.querySelector('#site-settings')?.matches('[open]'));
}

/** What is in the clipboard, by pasting it into the field of the page's feedback. */
export async function pastedText(reader: Reader): Promise<string> {
  const field = 'tp-island[name="page-vote"] textarea';
  const isThere = await reader.run((selector) => document.querySelector(selector) !== null, field);
  await (isThere
    ? click(reader, field)
    : click(reader, 'tp-island[name="page-vote"] button', 'Yes'));
  await untilFocused(reader, field);
  await reader.press('Control+a');
  await reader.press('Control+v');
  return reader.run(
    (selector) => document.querySelector<HTMLTextAreaElement>(selector)?.value ?? '',
    field,
  );
}
