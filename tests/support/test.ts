import { expect, test as base, type BrowserContext } from '@playwright/test';

export * from '@playwright/test';

/** What Chromium prints when a page, a frame in it or its worker does what its policy forbids. */
const VIOLATION =
  /Content Security Policy|Permissions policy|Trusted(?:HTML|Script|ScriptURL|Type)/i;

/** Collects what pages of a browser profile do against the site's policy from now on. */
export function watchViolations(context: BrowserContext): readonly string[] {
  const violations: string[] = [];
  context.on('console', (message) => {
    if (VIOLATION.test(message.text())) {
      violations.push(`${message.page()?.url() ?? 'worker'}: ${message.text()}`);
    }
  });
  return violations;
}

/**
 * Playwright's `test` on a site that is served with its own headers: a test in which anything acts
 * against the policy fails. `attacked` turns that off where the test itself does so.
 */
export const test = base.extend<{ attacked: boolean; policyKept: undefined }>({
  attacked: [false, { option: true }],
  policyKept: [
    async ({ context, attacked }, provide) => {
      const violations = watchViolations(context);
      await provide(undefined);
      expect(attacked ? [] : violations).toEqual([]);
    },
    { auto: true },
  ],
});
