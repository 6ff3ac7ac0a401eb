import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { codeStylingPreference, codeVariantPreference, parseChoice } from '../preferences';
import { parseFenceMeta } from './fenceMeta';
import type { SampleMarks } from './samples';

/** One of a group's samples: what it is written for, and the fence as it renders. */
export interface Sample extends SampleMarks {
  readonly content: ReactElement;
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

/**
 * Reads the samples of a code group from the fences inside it.
 *
 * @throws Error when something inside is no marked fence, a mark has an unknown value, or two
 *   fences carry the same marks: the build fails and the writer reads why
 */
export function readSamples(children: ReactNode): readonly Sample[] {
  const seen = new Set<string>();
  return Children.toArray(children)
    .filter((child) => typeof child !== 'string' || child.trim() !== '')
    .map((child) => {
      const fence = isValidElement(child) ? child : null;
      const meta = parseFenceMeta(fence === null ? undefined : metastringOf(fence));
      const styling = readMark(meta, 'styling', codeStylingPreference.values);
      const variant = readMark(meta, 'variant', codeVariantPreference.values);
      if (fence === null || (styling === null && variant === null)) {
        throw new Error('<CodeGroup> holds fences only, each with styling=… or variant=… or both');
      }
      const marks = [styling ?? '', variant ?? ''].join(' ');
      if (seen.has(marks)) {
        throw new Error(`<CodeGroup> holds two fences for the same choice: ${marks.trim()}`);
      }
      seen.add(marks);
      return { styling, variant, content: fence };
    });
}
