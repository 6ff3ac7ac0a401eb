import {
  CODE_CHOICES,
  type CodeChoice,
  codeChoiceName,
  type CodeStyling,
  type CodeVariant,
} from '../../site/stylings';

/** For which choices a sample is written; `null` where it serves all of them. */
export interface SampleMarks {
  readonly styling: CodeStyling | null;
  readonly variant: CodeVariant | null;
}

/** How far a sample is from what is asked: a wrong styling weighs more than a wrong language. */
function distance(sample: SampleMarks, choice: CodeChoice): number {
  const isWrongStyling = sample.styling !== null && sample.styling !== choice.styling;
  const isWrongVariant = sample.variant !== null && sample.variant !== choice.variant;
  return (isWrongStyling ? 2 : 0) + (isWrongVariant ? 1 : 0);
}

/**
 * The sample to show for a choice: the one written for it, else the nearest (spec 3.3).
 *
 * @returns its place among the samples, the first of equals
 */
export function chooseSample(samples: readonly SampleMarks[], choice: CodeChoice): number {
  const distances = samples.map((sample) => distance(sample, choice));
  return distances.indexOf(Math.min(...distances));
}

/**
 * The choices for which a sample that fits is shown, as the style sheet asks for them.
 *
 * @param fits whether a sample is meant
 * @returns names of choices separated by spaces, such as `system-TS css-TS`
 */
export function choicesShowing<Sample extends SampleMarks>(
  samples: readonly Sample[],
  fits: (sample: Sample) => boolean,
): string {
  return CODE_CHOICES.filter((choice) => {
    const shown = samples[chooseSample(samples, choice)];
    return shown !== undefined && fits(shown);
  })
    .map(codeChoiceName)
    .join(' ');
}
