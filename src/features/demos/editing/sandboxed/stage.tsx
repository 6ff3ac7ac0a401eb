import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import createMirroredCache from '../../../../brand/mirroredCache';
import { createBrandTheme } from '../../../../brand/theme';
import type { Look } from '../messages';
import { addSheet } from './confinement';

interface Version {
  readonly box: HTMLElement;
  readonly root: Root;
  readonly sheet: HTMLStyleElement;
  readonly Demo: ComponentType;
}

interface Options {
  /** Class names of the demo's wrapper elements, outermost first. */
  readonly boxes: readonly string[];
  /** Called when the visible demo has crashed. */
  readonly onCrash: (error: unknown) => void;
  readonly onHeight: (height: number) => void;
}

const cache = createMirroredCache({ key: 'tp' });

function Drawn({ onDrawn }: { readonly onDrawn: () => void }): ReactNode {
  useEffect(onDrawn, [onDrawn]);
  return null;
}

/** Shows demos; a new version replaces the previous one after it has rendered without errors. */
export class Stage {
  readonly #options: Options;
  readonly #sizes: ResizeObserver;
  #direction: Look['direction'] = 'ltr';
  #shown: Version | null = null;

  constructor(options: Options) {
    this.#options = options;
    this.#sizes = new ResizeObserver(([entry]) => {
      options.onHeight(Math.ceil(entry?.target.getBoundingClientRect().height ?? 0));
    });
  }

  turn(direction: Look['direction']): void {
    this.#direction = direction;
    if (this.#shown) {
      this.#render(this.#shown, () => undefined);
    }
  }

  /**
   * Renders a demo invisibly, including effects, and then shows it.
   *
   * @throws (as a rejection) the demo's error; the previous version then stays
   */
  async show(Demo: ComponentType, styles: string): Promise<void> {
    const box = document.createElement('div');
    box.style.cssText = 'position:absolute;inset:0;visibility:hidden';
    document.body.append(box);
    let { onCrash } = this.#options;
    const root = createRoot(box, {
      onUncaughtError: (error) => onCrash(error),
      onCaughtError: () => undefined,
    });
    const version = { box, root, sheet: addSheet(styles), Demo };
    try {
      await new Promise<void>((resolve, reject) => {
        onCrash = reject;
        this.#render(version, () => {
          // Wait for updates from effects.
          setTimeout(resolve);
        });
      });
    } catch (error) {
      this.#remove(version);
      throw error;
    }
    ({ onCrash } = this.#options);
    box.style.cssText = '';
    if (this.#shown) {
      this.#sizes.unobserve(this.#shown.box);
      this.#remove(this.#shown);
    }
    this.#shown = version;
    this.#sizes.observe(box);
  }

  #render({ root, Demo }: Version, onDrawn: () => void): void {
    const content = (
      <Suspense fallback={null}>
        <Demo />
        <Drawn onDrawn={onDrawn} />
      </Suspense>
    );
    root.render(
      <CacheProvider value={cache}>
        <ThemeProvider
          theme={createBrandTheme(this.#direction)}
          storageManager={null}
          colorSchemeNode={null}
        >
          {this.#options.boxes.reduceRight(
            (inside, className) => (
              <div className={className}>{inside}</div>
            ),
            content,
          )}
        </ThemeProvider>
      </CacheProvider>,
    );
  }

  #remove({ box, root, sheet }: Version): void {
    root.unmount();
    box.remove();
    sheet.remove();
  }
}
