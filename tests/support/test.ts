import { expect, test as base, type BrowserContext } from '@playwright/test';

export * from '@playwright/test';

/** What Chromium prints when a page, a frame in it or its worker violates its policy. */
const VIOLATION =
  /Content Security Policy|Permissions policy|Trusted(?:HTML|Script|ScriptURL|Type)/i;

/** Collects policy violations by pages of a browser profile from now on. */
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
 * Playwright's `test` for a site that is served with its own headers: fails if anything violates
 * the policy. `attacked` turns that off where the test itself does.
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
