import { activeHeading } from './tocElement';

/** Five sections in a window of 800 px: long ones, then two short ones at the end. */
const SECTIONS = [300, 1200, 2400, 3300, 3500];
const PAGE_HEIGHT = 3800;

function activeAt(scrollY: number): number {
  const tops = SECTIONS.map((top) => top - scrollY);
  return activeHeading(tops, PAGE_HEIGHT, { innerHeight: 800, scrollY });
}

describe('the active heading', () => {
  it('is unset above the first heading', () => {
    expect(activeAt(0)).toBe(-1);
  });

  it('is the one whose section fills the window', () => {
    expect(activeAt(1300)).toBe(1);
    expect(activeAt(2350)).toBe(2);
  });

  it('is the last one at the end of the page, although it never reaches the top', () => {
    expect(activeAt(PAGE_HEIGHT - 800)).toBe(4);
  });

  it('moves through all headings in order, never back, while scrolling down', () => {
    const seen: number[] = [];
    for (let scrolled = 0; scrolled <= PAGE_HEIGHT - 800; scrolled += 10) {
      const active = activeAt(scrolled);
      expect(active).toBeGreaterThanOrEqual(seen.at(-1) ?? -1);
      if (active !== seen.at(-1)) {
        seen.push(active);
      }
    }
    expect(seen).toEqual([-1, 0, 1, 2, 3, 4]);
  });

  it('is not the last one on a page that fits in the window', () => {
    const tops = [300, 500];
    expect(activeHeading(tops, 800, { innerHeight: 800, scrollY: 0 })).toBe(-1);
  });
});
