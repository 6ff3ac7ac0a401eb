/** The parts of the bundler's compiler that the overlay needs. */
interface Compiler {
  readonly watching?: { readonly invalidate: () => void };
  readonly hooks: {
    readonly thisCompilation: {
      readonly tap: (
        name: string,
        use: (compilation: { readonly errors: Error[] }) => void,
      ) => void;
    };
  };
}

/** Shows a fault over the page while the site runs for a writer. */
export interface FaultOverlay {
  /** Shows a text from now on, or nothing any more with `null`. */
  readonly show: (text: string | null) => void;
  /** For the bundler of what browsers load. */
  readonly bundlerPlugin: { readonly apply: (compiler: Compiler) => void };
}

/**
 * What is wrong with a page's text is an error of the bundler, which browsers show. What is wrong with
 * the content as a whole would show in the terminal alone: this makes it an error of the bundler, too.
 */
export function faultOverlay(): FaultOverlay {
  let shown: string | null = null;
  let compileAnew = (): void => undefined;
  return {
    show(text) {
      if (text !== shown) {
        shown = text;
        compileAnew();
      }
    },
    bundlerPlugin: {
      apply(compiler) {
        compileAnew = () => compiler.watching?.invalidate();
        compiler.hooks.thisCompilation.tap('FaultOverlay', ({ errors }) => {
          if (shown !== null) {
            errors.push(new Error(shown));
          }
        });
      },
    },
  };
}
