import { codeStylingPreference, type CodeStyling } from './codeStyling';
import { codeVariantPreference, type CodeVariant } from './codeVariant';

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
 * the reader's eyes (spec 2.4, 3.3). It follows the rules of `stylingAtLoad` and `variantAtLoad`.
 */
export const CODE_CHOICE_SCRIPT = `try{(function(){var h=location.hash,o=['tailwind','css','system'];function k(n){return(document.cookie.match('(?:^|; )'+n+'=([^;]*)')||[])[1]}try{h=decodeURIComponent(h)}catch(e){}var f=/\\.(js|tsx)$/.exec(h),s=f&&o.find(function(n){return h.includes(n+'-')})||k('codeStyling'),v=f?f[1]==='js'?'JS':'TS':k('codeVariant');document.documentElement.dataset.codeChoice=(o.includes(s)?s:'system')+'-'+(v==='JS'?v:'TS')})()}catch(e){}`;

/** The reader's choice now. */
export function codeChoice(): CodeChoice {
  return { styling: codeStylingPreference.get(), variant: codeVariantPreference.get() };
}
