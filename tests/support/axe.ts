import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Expects that axe finds nothing wrong on the page. Waits for it, since colours are on their way for
 * a moment where the mode was just changed. Frames are left out; each is a document of its own.
 *
 * @param options.only the ids of the rules to check, all when left out
 * @param options.without the ids of rules that do not apply
 */
export async function expectAccessible(
  page: Page,
  { only, without = [] }: { only?: readonly string[]; without?: readonly string[] } = {},
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
  await expect(async () => {
    const { violations } = await axe.analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    ).toEqual([]);
  }).toPass({ timeout: 20_000 });
}
