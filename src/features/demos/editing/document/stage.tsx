import { Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { DemoProvider } from '../../DemoProvider';
import { addSheet } from './surroundings';

interface Options {
  /** Class names of the demo's wrapper elements, outermost first. */
  readonly boxes: readonly string[];
  /** Called when the visible demo has crashed. */
  readonly onCrash: (error: unknown) => void;
  readonly onHeight: (height: number) => void;
}

function Drawn({ onDrawn }: { readonly onDrawn: () => void }): ReactNode {
  useEffect(onDrawn, [onDrawn]);
  return null;
}

/**
 * Creates a function that renders a demo invisibly, including effects, and then shows it in place
 * of the previous one. It throws (as a rejection) the demo's error; the previous one then stays.
 */
export function createStage({ boxes, onCrash, onHeight }: Options) {
  const sizes = new ResizeObserver(([entry]) =>
    onHeight(Math.ceil(entry?.target.getBoundingClientRect().height ?? 0)),
  );
  let removeShown = (): void => undefined;

  return async (Demo: ComponentType, styles: string): Promise<void> => {
    const box = document.createElement('div');
    box.style.cssText = 'position:absolute;inset:0;visibility:hidden';
    document.body.append(box);
    const sheet = addSheet(styles);
    let onError = onCrash;
    const root = createRoot(box, {
      onUncaughtError: (error) => onError(error),
      onCaughtError: () => undefined,
    });
    const remove = (): void => {
      sizes.unobserve(box);
      root.unmount();
      box.remove();
      sheet.remove();
    };
    try {
      await new Promise<void>((resolve, reject) => {
        onError = reject;
        // Wait for updates from effects.
        const onDrawn = (): void => void setTimeout(resolve);
        const content = (
          <Suspense fallback={null}>
            <Demo />
            <Drawn onDrawn={onDrawn} />
          </Suspense>
        );
        const framed = boxes.reduceRight(
          (inside, className) => <div className={className}>{inside}</div>,
          content,
        );
        root.render(<DemoProvider>{framed}</DemoProvider>);
      });
    } catch (error) {
      remove();
      throw error;
    }
    onError = onCrash;
    box.style.cssText = '';
    removeShown();
    removeShown = remove;
    sizes.observe(box);
  };
}
