import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { codeStylingPreference, codeVariantPreference } from '../../preferences';
import { type CodeStyling, type CodeVariant, STYLING_NAMES } from '../../site/stylings';
import { translate } from '../../strings';
import controls from '../../brand/controls.module.css';
import styles from './CodeGroup.module.css';
import { chooseSample, choicesShowing, readSamples, type SampleMarks } from './samples';

interface ChoiceProps {
  readonly label: string;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    /** Names of the choices for which the shown sample has this value. */
    readonly shownFor: string;
    /** Whether that is so before the reader has chosen. */
    readonly isDefault: boolean;
  }[];
}

/**
 * The values a group's samples exist in, side by side. Native radio buttons: the arrow keys move
 * through them. Which one looks chosen is the style sheet's affair, so that it is right before any
 * script has run.
 */
function ChoiceControl({ label, options }: ChoiceProps): ReactNode {
  const name = useId();
  return (
    <fieldset className={clsx(controls.choices, styles.control)}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={clsx(controls.choice, styles.option)}
          data-shown-for={option.shownFor}
        >
          <input type="radio" name={name} value={option.value} defaultChecked={option.isDefault} />
          {option.label}
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
  const shown =
    samples[
      chooseSample(samples, {
        styling: codeStylingPreference.fallback,
        variant: codeVariantPreference.fallback,
      })
    ];
  const stylings = codeStylingPreference.values.filter((value) =>
    samples.some(({ styling }) => styling === value),
  );
  const variants = codeVariantPreference.values.filter((value) =>
    samples.some(({ variant }) => variant === value),
  );
  const stylingOption = (value: CodeStyling) => ({
    value,
    label: STYLING_NAMES[value],
    shownFor: choicesShowing(samples, ({ styling }) => styling === value),
    isDefault: shown?.styling === value,
  });
  const variantOption = (value: CodeVariant) => ({
    value,
    label: translate(`code.variant.${value}`),
    shownFor: choicesShowing(samples, ({ variant }) => variant === value),
    isDefault: shown?.variant === value,
  });
  const sampleLabel = ({ styling, variant }: SampleMarks) =>
    [
      styling !== null && STYLING_NAMES[styling],
      variant !== null && translate(`code.variant.${variant}`),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <div
      dir="ltr"
      className={clsx(styles.group, stylings.length < 2 && variants.length > 1 && styles.merged)}
    >
      <tp-choices className={clsx(styles.controls, 'needs-scripts')}>
        {stylings.length > 1 && (
          <ChoiceControl label={translate('code.styling')} options={stylings.map(stylingOption)} />
        )}
        {variants.length > 1 && (
          <ChoiceControl label={translate('code.variant')} options={variants.map(variantOption)} />
        )}
      </tp-choices>
      {samples.map((sample) => (
        <div
          key={`${sample.styling ?? ''} ${sample.variant ?? ''}`}
          className={styles.sample}
          data-shown-for={choicesShowing(samples, (candidate) => candidate === sample)}
          // Names the sample in the page's Markdown, which shows all of them.
          data-sample={sampleLabel(sample)}
        >
          {sample.content}
        </div>
      ))}
    </div>
  );
}
