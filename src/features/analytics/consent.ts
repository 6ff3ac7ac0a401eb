import {
  createPreference,
  readStorageItem,
  writeStorageItem,
  type Preference,
} from '../../preferences';

/** What the reader said when asked whether visits may be counted with storage (spec 5.7). */
export type Consent = 'unasked' | 'granted' | 'denied';

const STORAGE_KEY = 'analyticsConsent';

/** Makes the preference that keeps the reader's answer; anything else kept counts as no answer. */
export function createConsentPreference(): Preference<Consent> {
  return createPreference<Consent>({
    values: ['unasked', 'granted', 'denied'],
    fallback: 'unasked',
    read: () => readStorageItem(STORAGE_KEY),
    write: (answer) => {
      writeStorageItem(STORAGE_KEY, answer);
    },
    storageKey: STORAGE_KEY,
  });
}

export const consentPreference = createConsentPreference();

/** What browsers offer to say no with, of which TypeScript's own list knows only the first. */
type PrivacySignals = Pick<Navigator, 'doNotTrack'> & { readonly globalPrivacyControl?: unknown };

/** Whether the browser says no for its reader: Do Not Track, or Global Privacy Control (spec 5.7). */
export function objectsToTracking({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}
