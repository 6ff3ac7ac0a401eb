import { activeHeading, type Reading } from './tocElement';

/** A page of five sections in a window of 800 px: long ones, then two short ones at the end. */
const SECTIONS = [300, 1200, 2400, 3300, 3500];
const PAGE_HEIGHT = 3800;

function at(scrolled: number): Reading {
  return {
    tops: SECTIONS.map((top) => top - scrolled),
    windowHeight: 800,
    rest: PAGE_HEIGHT - 800 - scrolled,
    scrolled,
  };
}

describe('which heading the reader is under', () => {
  it('is none above the first', () => {
    expect(activeHeading(at(0))).toBe(-1);
  });

  it('is the one whose section fills the window', () => {
    expect(activeHeading(at(1300))).toBe(1);
    expect(activeHeading(at(2350))).toBe(2);
  });

  it('is the last one where the page ends, though it never came to the top', () => {
    expect(activeHeading(at(PAGE_HEIGHT - 800))).toBe(4);
  });

  it('goes through each heading in turn and never back while the reader goes down', () => {
    const seen: number[] = [];
    for (let scrolled = 0; scrolled <= PAGE_HEIGHT - 800; scrolled += 10) {
      const active = activeHeading(at(scrolled));
      expect(active).toBeGreaterThanOrEqual(seen.at(-1) ?? -1);
      if (active !== seen.at(-1)) {
        seen.push(active);
      }
    }
    expect(seen).toEqual([-1, 0, 1, 2, 3, 4]);
  });

  it('is not the last one on a page that fits its window', () => {
    const tops = [300, 500];
    expect(activeHeading({ tops, windowHeight: 800, rest: 0, scrolled: 0 })).toBe(-1);
  });
});
