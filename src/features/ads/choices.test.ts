import { chooseLayout, chooseOne, chooseWhenBlocked } from './choices';

/** The largest number below 0.2, and the largest that a draw can be. */
const BELOW = 0.19999999999999998;
const LAST = 1 - Number.EPSILON / 2;

describe('spec 4.3: the layout', () => {
  it.each([
    [0, 'inline'],
    [BELOW, 'inline'],
    [0.2, 'image'],
    [LAST, 'image'],
  ])('spec 4.3: a draw of %d is %s, so exactly 20%% are inline', (draw, layout) => {
    expect(BELOW).toBeLessThan(0.2);
    expect(chooseLayout(draw)).toBe(layout);
  });
});

describe('spec 4.5: when blocked', () => {
  it.each([
    [0, 'in-house'],
    [BELOW, 'in-house'],
    [0.2, 'notice'],
    [LAST, 'notice'],
  ])('spec 4.5: a draw of %d is %s, so exactly 20%% are in-house', (draw, choice) => {
    expect(chooseWhenBlocked(draw)).toBe(choice);
  });
});

it('gives each item the same share of the draws', () => {
  const draws = [0, 0.24, 0.25, 0.49, 0.5, 0.74, 0.75, LAST];
  expect(draws.map((draw) => chooseOne(['a', 'b', 'c', 'd'], draw)).join('')).toBe('aabbccdd');
});
