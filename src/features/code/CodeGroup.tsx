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

/** The values covered by a group's samples. */
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

/** Native radio buttons; CSS shows which is selected, so that it is right before scripts run. */
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
 * A sample in several versions: fences marked `styling=system`, `styling=tailwind`, `styling=css`,
 * `variant=TS`, `variant=JS`. Shows the reader's choice, which all groups share (spec 3.3).
 *
 * All versions are in the prerendered HTML and the style sheet shows one, so that it is right at
 * first paint and nothing moves (spec 2.4). `startCode` handles changes.
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
          // Labels the sample in the page's Markdown, which contains all of them.
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
