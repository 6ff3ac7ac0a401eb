/** A crash as it is reported, so that one that repeats is counted once. */
const reported = new Set<string>();

/**
 * Whether a crash has not been reported in this tab yet.
 *
 * @param path of the page that crashed
 * @param error what was thrown
 */
export function isFirstReport(path: string, error: Error): boolean {
  const crash = `${path} ${error.message}`;
  const isFirst = !reported.has(crash);
  reported.add(crash);
  return isFirst;
}

/**
 * Address of a new issue about a crash.
 *
 * @param page the address that crashed
 * @param error what was thrown
 */
export function crashIssueAddress(page: string, error: Error): string {
  const issue = new URL('https://github.com/mui/toolpad/issues/new');
  issue.searchParams.set('title', `[docs] The page ${new URL(page).pathname} crashed`);
  // Long messages would make an address that the host refuses.
  const message = error.message.slice(0, 1_000);
  issue.searchParams.set('body', `Page: ${page}\n\nError:\n\n\`\`\`\n${message}\n\`\`\`\n`);
  return issue.href;
}
