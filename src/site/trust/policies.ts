/**
 * The Trusted Types policies of the site, by name. The pages' Content-Security-Policy lists them, so
 * no other code can make one.
 */
export const TRUST_POLICIES = {
  /** What the bundler's runtime loads chunks with; nothing else can reach it. */
  bundler: 'toolpad-bundler',
  /** The few addresses of scripts that the site itself hands to the browser. */
  scripts: 'toolpad-scripts',
  /** The page's own script, asked for once more (`src/features/errors/guardPage.ts`). */
  renewal: 'toolpad-renewal',
  /** What the browser asks about a plain string; see `MARKUP_GUARD_SCRIPT`. */
  fallback: 'default',
} as const;
