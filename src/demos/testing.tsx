import { act, render, type RenderResult } from '@testing-library/react';
import { codeStylingPreference, codeVariantPreference } from '../preferences';
import { Demo } from '.';
import { loadSource } from './testingRegistry';

/** Stands for the browser's observer: the test says when an element comes near the screen. */
export class FakeObserver {
  static current: FakeObserver | null = null;
  readonly observe = jest.fn();
  readonly disconnect = jest.fn();
  constructor(readonly notify: (entries: { isIntersecting: boolean }[]) => void) {
    FakeObserver.current = this;
  }
}

/** The observed element comes near the screen. */
export function scrollNear(): void {
  act(() => {
    FakeObserver.current?.notify([{ isIntersecting: true }]);
  });
}

/** A reader who has chosen nothing, in a browser with that observer. */
export function startAnew(): void {
  codeStylingPreference.set('system');
  codeVariantPreference.set('TS');
  loadSource.mockClear();
  FakeObserver.current = null;
  Object.assign(window, { IntersectionObserver: FakeObserver });
}

/** Shows the registry's demo as a page does. */
export function renderDemo(
  props: { framed?: boolean; height?: number; isPartial?: boolean; stylings?: string } = {},
): RenderResult {
  return render(
    <Demo id="core/x/Hello" title="A greeting" isPartial {...props}>
      <pre>the lines that matter</pre>
    </Demo>,
  );
}
