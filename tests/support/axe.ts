import axe, { type RunOptions } from 'axe-core';
import { expect, type Page } from '@playwright/test';

interface Options {
  /** IDs of the rules to check; all by default. */
  readonly only?: readonly string[];
  /** IDs of rules that do not apply. */
  readonly without?: readonly string[];
}

const SAMPLE = 'data-contrast-sample';

/**
 * Marks one text for each look: its color and size, and every background and opacity behind it,
 * which is all that contrast depends on.
 */
async function sampleTexts(page: Page): Promise<void> {
  await page.evaluate((attribute) => {
    const surfaces = new Map<Element, string>();
    const surfaceOf = (element: Element | null): string => {
      if (element === null) {
        return '';
      }
      const known = surfaces.get(element);
      if (known !== undefined) {
        return known;
      }
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
      const own = [backgroundColor, backgroundImage, opacity].join();
      const surface =
        surfaceOf(element.parentElement) + (own === 'rgba(0, 0, 0, 0),none,1' ? '' : ` ${own}`);
      surfaces.set(element, surface);
      return surface;
    };
    const seen = new Set<string>();
    for (const element of document.body.querySelectorAll('*')) {
      element.removeAttribute(attribute);
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      );
      if (hasText && element.checkVisibility({ visibilityProperty: true })) {
        const { color, fontSize, fontWeight } = getComputedStyle(element);
        const look = [color, fontSize, fontWeight, surfaceOf(element)].join('|');
        if (!seen.has(look)) {
          seen.add(look);
          element.setAttribute(attribute, '');
        }
      }
    }
  }, SAMPLE);
}

/**
 * Injects axe into the page, once, but not into its frames, which are separate documents. Its
 * contrast rule looks for what lies behind each text, which takes seconds per page; here, it checks
 * only one of the texts that look alike.
 */
async function prepareAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => !('axe' in window))) {
    await page.evaluate(axe.source);
    await page.evaluate((selector) => {
      window.axe.configure({ rules: [{ id: 'color-contrast', selector }] });
    }, `[${SAMPLE}]`);
  }
}

/** Waits until all running transitions have ended. */
async function waitForTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const transitions = document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/**
 * Expects axe to find no violations on the page, frames excluded. Retries, since parts of a page
 * follow a change of mode with a delay.
 */
export async function expectAccessible(
  page: Page,
  { only, without = [] }: Options = {},
): Promise<void> {
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(only && { runOnly: [...only] }),
    rules: Object.fromEntries(without.map((id) => [id, { enabled: false }])),
  };
  await prepareAxe(page);
  await expect(async () => {
    await waitForTransitions(page);
    await sampleTexts(page);
    const violations = await page.evaluate(async (runOptions) => {
      const results = await window.axe.run({ exclude: [['iframe']] }, runOptions);
      return results.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
      );
    }, options);
    expect(violations).toEqual([]);
  }).toPass({ timeout: 20_000 });
}
