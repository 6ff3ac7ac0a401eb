/** @jest-environment node */
import fc from 'fast-check';
import { chooseSample, choicesShowing, type SampleMarks } from './CodeGroup';

const styling = fc.constantFrom('system' as const, 'tailwind' as const, 'css' as const);
const variant = fc.constantFrom('TS' as const, 'JS' as const);
const sample = fc.record({
  styling: fc.option(styling),
  variant: fc.option(variant),
});
const samples = fc.array(sample, { minLength: 1, maxLength: 6 });
const choice = fc.record({ styling, variant });

describe('the sample that is shown', () => {
  it('spec 3.3: is the one for the choice, wherever it is in the group', () => {
    fc.assert(
      fc.property(samples, choice, fc.nat(5), (others, chosen, place) => {
        const rest = others.filter(
          (other) =>
            (other.styling !== null && other.styling !== chosen.styling) ||
            (other.variant !== null && other.variant !== chosen.variant),
        );
        const all: SampleMarks[] = [...rest.slice(0, place), chosen, ...rest.slice(place)];
        expect(all[chooseSample(all, chosen)]).toBe(chosen);
      }),
      { numRuns: 1000 },
    );
  });

  it('spec 3.3: fits every language if it is marked with a styling only', () => {
    const marked = [
      { styling: 'system', variant: null },
      { styling: 'css', variant: null },
    ] as const;
    expect(chooseSample(marked, { styling: 'css', variant: 'JS' })).toBe(1);
    expect(chooseSample(marked, { styling: 'system', variant: 'TS' })).toBe(0);
  });

  it('spec 3.3: matches the styling before the language if none matches both', () => {
    const marked = [
      { styling: 'system', variant: 'JS' },
      { styling: 'css', variant: 'TS' },
    ] as const;
    expect(chooseSample(marked, { styling: 'css', variant: 'JS' })).toBe(1);
  });

  it('spec 3.3: is one for all choices rather than one for another choice', () => {
    const ofOneStyling: SampleMarks[] = [
      { styling: 'tailwind', variant: 'TS' },
      { styling: null, variant: 'TS' },
    ];
    expect(chooseSample(ofOneStyling, { styling: 'css', variant: 'TS' })).toBe(1);
    const ofOneLanguage: SampleMarks[] = [
      { styling: 'css', variant: 'JS' },
      { styling: 'css', variant: null },
    ];
    expect(chooseSample(ofOneLanguage, { styling: 'css', variant: 'TS' })).toBe(1);
  });

  it('spec 3.3: is the first of those that are equally close', () => {
    const marked = [
      { styling: 'system', variant: 'TS' },
      { styling: 'css', variant: 'TS' },
    ] as const;
    expect(chooseSample(marked, { styling: 'tailwind', variant: 'TS' })).toBe(0);
  });
});

describe('the choices that show a sample', () => {
  it('spec 3.3: each show exactly one sample of a group', () => {
    fc.assert(
      fc.property(samples, choice, (group, { styling: s, variant: v }) => {
        const showing = group.filter((one) =>
          choicesShowing(group, (candidate) => candidate === one)
            .split(' ')
            .includes(`${s}-${v}`),
        );
        expect(showing).toHaveLength(1);
        expect(showing[0]).toBe(group[chooseSample(group, { styling: s, variant: v })]);
      }),
      { numRuns: 1000 },
    );
  });
});
