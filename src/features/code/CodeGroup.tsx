import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import {
  codeChoices,
  type CodeStyling,
  type CodeVariant,
  STYLING_NAMES,
  STYLINGS,
  VARIANTS,
} from '../../site/stylings';
import { translate } from '../../strings';
import controls from '../../brand/controls.module.css';
import styles from './CodeGroup.module.css';
import { chooseSample, choicesShowing, readSamples, type Sample } from './samples';

type Mark = 'styling' | 'variant';

/** The values that a group's samples exist in. */
function valuesOf(samples: readonly Sample[], mark: Mark): readonly (CodeStyling | CodeVariant)[] {
  return [...STYLINGS, ...VARIANTS].filter((value) =>
    samples.some((sample) => sample[mark] === value),
  );
}

function nameOf(value: CodeStyling | CodeVariant): string {
  return value === 'TS' || value === 'JS'
    ? translate(`code.variant.${value}`)
    : STYLING_NAMES[value];
}

interface ChoiceProps {
  readonly samples: readonly Sample[];
  readonly mark: Mark;
}

/**
 * The values a group's samples exist in, side by side. Native radio buttons: the arrow keys move
 * through them. Which one looks chosen is the style sheet's affair, so that it is right before any
 * script has run.
 */
function ChoiceControl({ samples, mark }: ChoiceProps): ReactNode {
  const name = useId();
  const [byDefault] = codeChoices().map((choice) => samples[chooseSample(samples, choice)]);
  return (
    <fieldset className={clsx(controls.choices, styles.control)}>
      <legend className="visually-hidden">{translate(`code.${mark}`)}</legend>
      {valuesOf(samples, mark).map((value) => (
        <label
          key={value}
          className={clsx(controls.choice, styles.option)}
          data-shown-for={choicesShowing(samples, (sample) => sample[mark] === value)}
        >
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={byDefault?.[mark] === value}
          />
          {nameOf(value)}
        </label>
      ))}
    </fieldset>
  );
}

/**
 * A sample that exists in several stylings or languages: fences marked `styling=system`,
 * `styling=tailwind`, `styling=css`, `variant=TS`, `variant=JS`. The reader's choice is shown, here
 * and in every other group, and can be changed above the sample (spec 3.3).
 *
 * Every sample is in the prerendered HTML and the style sheet shows one of them, so that the chosen
 * one stands there at the first paint and nothing moves afterwards (spec 2.4). Making a choice is the
 * work of `startCode`.
 */
export function CodeGroup({ children }: { readonly children?: ReactNode }): ReactNode {
  const samples = readSamples(children);
  const hasStylings = valuesOf(samples, 'styling').length > 1;
  const hasVariants = valuesOf(samples, 'variant').length > 1;
  return (
    <div dir="ltr" className={clsx(styles.group, !hasStylings && hasVariants && styles.merged)}>
      <tp-choices className={clsx(styles.controls, 'needs-scripts')}>
        {hasStylings && <ChoiceControl samples={samples} mark="styling" />}
        {hasVariants && <ChoiceControl samples={samples} mark="variant" />}
      </tp-choices>
      {samples.map((sample) => (
        <div
          key={`${sample.styling ?? ''} ${sample.variant ?? ''}`}
          className={styles.sample}
          data-shown-for={choicesShowing(samples, (candidate) => candidate === sample)}
          // Names the sample in the page's Markdown, which shows all of them.
          data-sample={[sample.styling, sample.variant]
            .flatMap((value) => (value ? [nameOf(value)] : []))
            .join(', ')}
        >
          {[...sample.files.values()]}
        </div>
      ))}
    </div>
  );
}
