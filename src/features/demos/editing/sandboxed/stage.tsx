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
  /** Classes of the boxes around the demo, from the outermost. */
  readonly boxes: readonly string[];
  /** What shows has crashed, and is gone. */
  readonly onCrash: (error: unknown) => void;
  readonly onHeight: (height: number) => void;
}

const cache = createMirroredCache({ key: 'tp' });

function Drawn({ onDrawn }: { readonly onDrawn: () => void }): ReactNode {
  useEffect(onDrawn, [onDrawn]);
  return null;
}

/** Where demos show: a new version takes the place of the old one once it has been drawn without a fault. */
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
   * Draws a demo out of sight, effects included, and shows it.
   *
   * @param styles of the demo's own
   * @throws (as a rejection) what the demo throws meanwhile; what showed before goes on
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
          // What effects have set is drawn, too.
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
