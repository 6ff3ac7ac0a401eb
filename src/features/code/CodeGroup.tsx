import clsx from 'clsx';
import { Children, isValidElement, type ReactElement, type ReactNode, useId } from 'react';
import { parseChoice } from '../../preferences';
import {
  type CodeChoice,
  codeChoiceName,
  codeChoices,
  type CodeStyling,
  type CodeVariant,
  STYLING_NAMES,
  STYLINGS,
  VARIANTS,
} from '../../site/stylings';
import { translate } from '../../strings/all';
import controls from '../../brand/controls.module.css';
import styles from './CodeGroup.module.css';
import { parseFenceMeta } from './fenceMeta';

/** The choices that a sample is for; `null` for all. */
export interface SampleMarks {
  readonly styling: CodeStyling | null;
  readonly variant: CodeVariant | null;
}

/** The distance of a sample from a choice; a wrong styling weighs more than a wrong language. */
function distance({ styling, variant }: SampleMarks, choice: CodeChoice): number {
  const isWrongStyling = styling !== null && styling !== choice.styling;
  const isWrongVariant = variant !== null && variant !== choice.variant;
  return (isWrongStyling ? 2 : 0) + (isWrongVariant ? 1 : 0);
}

/** Index of the sample for a choice: the match or the nearest, first of equals (spec 3.3). */
export function chooseSample(samples: readonly SampleMarks[], choice: CodeChoice): number {
  const distances = samples.map((sample) => distance(sample, choice));
  return distances.indexOf(Math.min(...distances));
}

/** Names of the choices that show a fitting sample, for the style sheet: `system-TS css-TS`. */
export function choicesShowing<Sample extends SampleMarks>(
  samples: readonly Sample[],
  fits: (sample: Sample) => boolean,
): string {
  const places = samples.flatMap((sample, place) => (fits(sample) ? [place] : []));
  return codeChoices()
    .filter((choice) => places.includes(chooseSample(samples, choice)))
    .map(codeChoiceName)
    .join(' ');
}

/** A sample of a group: the choice it is for, and its rendered fences by title. */
interface Sample extends SampleMarks {
  readonly files: Map<string | null, ReactElement>;
}

/** A fence's meta, which MDX puts on the `code` inside the `pre`. */
function metaOf(fence: ReactNode): ReadonlyMap<string, string> {
  const code = isValidElement<{ children?: ReactNode }>(fence) ? fence.props.children : null;
  const isCode = isValidElement<{ metastring?: string }>(code);
  return parseFenceMeta(isCode ? code.props.metastring : undefined);
}

function readMark<Value extends string>(
  meta: ReadonlyMap<string, string>,
  name: string,
  values: readonly Value[],
): Value | null {
  const text = meta.get(name) ?? null;
  const value = parseChoice(values, text);
  if (value === null && text !== null) {
    throw new Error(`<CodeGroup>: a fence has ${name}=${text}; use one of ${values.join(', ')}`);
  }
  return value;
}

/**
 * Reads a code group's samples from its fences. Fences with the same marks and different titles are
 * the files of one sample.
 *
 * @throws Error, which fails the build, for other content, unknown values, and fences with the same
 *   marks and no distinct titles
 */
export function readSamples(children: ReactNode): readonly Sample[] {
  const samples = new Map<string, Sample>();
  for (const fence of Children.toArray(children)) {
    if (typeof fence === 'string' && fence.trim() === '') {
      continue;
    }
    const meta = metaOf(fence);
    const styling = readMark(meta, 'styling', STYLINGS);
    const variant = readMark(meta, 'variant', VARIANTS);
    if (!isValidElement(fence) || (styling === null && variant === null)) {
      throw new Error(
        '<CodeGroup> may contain only fences, each with styling=…, variant=… or both',
      );
    }
    const marks = [styling, variant].filter(Boolean).join(' ');
    const title = meta.get('title') ?? null;
    const sample = samples.get(marks) ?? { styling, variant, files: new Map() };
    if (sample.files.has(null) || sample.files.has(title)) {
      throw new Error(
        `<CodeGroup> contains two fences for the same choice: ${marks}; give each its own title`,
      );
    }
    sample.files.set(title, fence);
    samples.set(marks, sample);
  }
  return [...samples.values()];
}

/** The values covered by a group's samples. */
function valuesOf(
  samples: readonly Sample[],
  mark: keyof SampleMarks,
): readonly (CodeStyling | CodeVariant)[] {
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
  readonly mark: keyof SampleMarks;
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
