import { consentPreference, objectsToTracking } from './consent';
import { showConsentNotice } from './consentNotice';
import { callGtag } from './gtag';

/**
 * Hands the reader's answer to Google's tag (spec 5.7). What they are asked is whether visits may be
 * counted, so that is what a yes allows; everything that serves advertising stays denied.
 */
function updateConsent(answer: 'granted' | 'denied'): void {
  callGtag('consent', 'update', { analytics_storage: answer });
}

/**
 * Keeps Google's tag to what the reader allows, and asks where neither they nor their browser has
 * answered yet (spec 5.7). The answer may come from another tab.
 */
export function askForConsent(): void {
  if (objectsToTracking(navigator)) {
    return;
  }
  let removeNotice: (() => void) | null = null;
  const follow = (): void => {
    const answer = consentPreference.get();
    if (answer === 'unasked') {
      removeNotice ??= showConsentNotice(consentPreference.set);
    } else {
      removeNotice?.();
      removeNotice = null;
      updateConsent(answer);
    }
  };
  consentPreference.subscribe(follow);
  follow();
}
