import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

interface Options {
  /** The ids of the rules to check, all when left out. */
  readonly only?: readonly string[];
  /** The ids of rules that do not apply. */
  readonly without?: readonly string[];
  /** What to look at, as a selector; the whole page when left out. */
  readonly within?: string;
}

/**
 * Expects that axe finds nothing wrong on the page. Waits for it, since colours are on their way for
 * a moment where the mode was just changed. Frames are left out; each is a document of its own.
 */
export async function expectAccessible(
  page: Page,
  { only, without = [], within }: Options = {},
): Promise<void> {
  // With frames left out there is nothing to bring together from several documents in a second tab,
  // which "legacy mode" does without; and only what is wrong is told. A third of the time.
  const axe = new AxeBuilder({ page })
    .exclude('iframe')
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      ...(only && { runOnly: [...only] }),
      rules: Object.fromEntries(without.map((id) => [id, { enabled: false }])),
    });
  if (within !== undefined) {
    axe.include(within);
  }
  await expect(async () => {
    const { violations } = await axe.analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    ).toEqual([]);
  }).toPass({ timeout: 20_000 });
}

const SAMPLE = 'data-contrast-sample';

/**
 * Marks one text for each way of showing text: its colour and size, and every background and
 * opacity behind it, which is all that its contrast comes from.
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
 * Expects that every way of showing text on the page has enough contrast. axe looks for what lies
 * behind each text, which takes seconds a page; here it does so once for all texts that look alike.
 */
export async function expectContrast(page: Page): Promise<void> {
  await sampleTexts(page);
  await expectAccessible(page, { only: ['color-contrast'], within: `[${SAMPLE}]` });
}
