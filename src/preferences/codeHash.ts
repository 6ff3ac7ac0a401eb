/** What a demo's address says: `#tailwind-DashboardLayoutBasic.tsx` (spec 3.1 to 3.3). */

/** A hash as its element is named; a malformed one (`#%E0%A4%A`) as it stands. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/**
 * The name of the demo file that a hash leads to.
 *
 * @param hash as the browser gives it, of any content
 * @returns such as `#tailwind-DashboardLayoutBasic.tsx`, or `null` where it is no demo's address
 */
export function demoFileInHash(hash: string): string | null {
  const text = decodeHash(hash);
  return text.endsWith('.js') || text.endsWith('.tsx') ? text : null;
}
