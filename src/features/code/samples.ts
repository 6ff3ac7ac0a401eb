import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { parseChoice } from '../../preferences';
import {
  type CodeChoice,
  codeChoiceName,
  codeChoices,
  type CodeStyling,
  type CodeVariant,
  STYLINGS,
  VARIANTS,
} from '../../site/stylings';
import { parseFenceMeta } from './fenceMeta';

/** For which choices a sample is written; `null` where it serves all of them. */
export interface SampleMarks {
  readonly styling: CodeStyling | null;
  readonly variant: CodeVariant | null;
}

/** The distance of a sample from a choice; a wrong styling weighs more than a wrong language. */
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
  return codeChoices()
    .filter((choice) => {
      const shown = samples[chooseSample(samples, choice)];
      return shown !== undefined && fits(shown);
    })
    .map(codeChoiceName)
    .join(' ');
}

/** One sample of a group: the choice it is for, and its rendered fences. */
interface Sample extends SampleMarks {
  readonly content: readonly ReactElement[];
}

/** The meta of a fence as the page's compiler leaves it: on the `code` inside the `pre`. */
function metastringOf(fence: ReactElement): string | undefined {
  const { children } = fence.props as { children?: unknown };
  const code = isValidElement<{ metastring?: unknown }>(children) ? children : null;
  return typeof code?.props.metastring === 'string' ? code.props.metastring : undefined;
}

function readMark<Value extends string>(
  meta: ReadonlyMap<string, string>,
  name: string,
  values: readonly Value[],
): Value | null {
  const text = meta.get(name);
  if (text === undefined) {
    return null;
  }
  const value = parseChoice(values, text);
  if (value === null) {
    throw new Error(`<CodeGroup>: ${name}=${text} on a fence; it is one of ${values.join(', ')}`);
  }
  return value;
}

interface Fence extends SampleMarks {
  readonly title: string | null;
  readonly element: ReactElement;
}

/** Fences with the same marks are the files of one sample; only their titles tell them apart. */
function joinFences(fences: readonly Fence[]): readonly Sample[] {
  const samples = new Map<string, Fence[]>();
  for (const fence of fences) {
    const marks = [fence.styling ?? '', fence.variant ?? ''].join(' ').trim();
    const files = samples.get(marks) ?? [];
    if (files.some(({ title }) => title === null || title === fence.title)) {
      throw new Error(
        `<CodeGroup> holds two fences for the same choice: ${marks}; give each a title of its own`,
      );
    }
    samples.set(marks, [...files, fence]);
  }
  return [...samples.values()].flatMap((files) => {
    const [first] = files;
    return first
      ? [
          {
            styling: first.styling,
            variant: first.variant,
            content: files.map(({ element }) => element),
          },
        ]
      : [];
  });
}

/**
 * Reads the samples of a code group from the fences inside it. Several fences with the same marks
 * and different titles are one sample of several files.
 *
 * @throws Error when something inside is no marked fence, a mark has an unknown value, or two
 *   fences with the same marks carry no titles to tell them apart: the build fails and the writer
 *   reads why
 */
export function readSamples(children: ReactNode): readonly Sample[] {
  const fences = Children.toArray(children)
    .filter((child) => typeof child !== 'string' || child.trim() !== '')
    .map((child) => {
      const element = isValidElement(child) ? child : null;
      const meta = parseFenceMeta(element === null ? undefined : metastringOf(element));
      const styling = readMark(meta, 'styling', STYLINGS);
      const variant = readMark(meta, 'variant', VARIANTS);
      if (element === null || (styling === null && variant === null)) {
        throw new Error('<CodeGroup> holds fences only, each with styling=… or variant=… or both');
      }
      return { styling, variant, title: meta.get('title') ?? null, element };
    });
  return joinFences(fences);
}
