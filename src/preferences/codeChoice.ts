import { useEffect, useLayoutEffect } from 'react';
import { codeStylingPreference, stylingInHash, type CodeStyling } from './codeStyling';
import { codeVariantPreference, variantInHash, type CodeVariant } from './codeVariant';
import { usePreference } from './preference';

/** Which of a sample's versions the reader sees (spec 3.1, 3.2). */
export interface CodeChoice {
  readonly styling: CodeStyling;
  readonly variant: CodeVariant;
}

/** The choice as one word, such as `tailwind-TS`: what `data-code-choice` holds. */
export function codeChoiceName({ styling, variant }: CodeChoice): string {
  return `${styling}-${variant}`;
}

/**
 * A script for the head that states the choice on the root element before anything is painted, so
 * that style sheets show the chosen version from the first paint on and no sample changes before
 * the reader's eyes (spec 2.4, 3.3). It follows the rules of {@link stylingInHash} and
 * {@link variantInHash}; without it the choice shows once the page is hydrated.
 */
export const CODE_CHOICE_SCRIPT = `try{(function(){var h=location.hash,o=['tailwind','css','system'];function k(n){return(document.cookie.match('(?:^|; )'+n+'=([^;]*)')||[])[1]}try{h=decodeURIComponent(h)}catch(e){}var f=/\\.(js|tsx)$/.exec(h),s=f&&o.find(function(n){return h.includes(n+'-')})||k('codeStyling'),v=f?f[1]==='js'?'JS':'TS':k('codeVariant');document.documentElement.dataset.codeChoice=(o.includes(s)?s:'system')+'-'+(v==='JS'?v:'TS')})()}catch(e){}`;

/**
 * The reader's choice, the default while hydrating. What uses it also keeps `data-code-choice` on
 * the root element up to date, for the style sheets that show one version and hide the others.
 */
export function useCodeChoice(): CodeChoice {
  const [styling] = usePreference(codeStylingPreference);
  const [variant] = usePreference(codeVariantPreference);
  useLayoutEffect(() => {
    // The kept choice, not the rendered one: while hydrating that is the default, and what the
    // script in the head has shown would be hidden for a frame.
    document.documentElement.dataset.codeChoice = codeChoiceName({
      styling: codeStylingPreference.get(),
      variant: codeVariantPreference.get(),
    });
  }, [styling, variant]);
  return { styling, variant };
}

/**
 * Takes the choice from each demo's address that the reader goes to, the one the page is loaded
 * with included, and keeps it (spec 3.1, 3.3). Called once, by the layout.
 *
 * @param location the router's: a new object for each navigation, so that a second click on the
 *   same address opens its variant again
 */
export function useCodeChoiceFromHash(location: { readonly hash: string }): void {
  useEffect(() => {
    const styling = stylingInHash(location.hash);
    const variant = variantInHash(location.hash);
    if (styling !== null) {
      codeStylingPreference.set(styling);
    }
    if (variant !== null) {
      codeVariantPreference.set(variant);
    }
  }, [location]);
}
