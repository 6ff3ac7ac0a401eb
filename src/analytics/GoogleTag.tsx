import { useEffect, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { usePreference } from '../preferences';
import { consentPreference, objectsToTracking } from './consent';
import { ConsentNotice } from './ConsentNotice';
import { loadGoogleTag, updateConsent } from './loadGoogleTag';

/**
 * Loads Google's tag and keeps it to what the reader allows, asking where neither they nor their
 * browser has answered yet (spec 5.7).
 */
export function GoogleTag({ id }: { id: string }): ReactNode {
  const isBrowser = useIsBrowser();
  const [answer, setAnswer] = usePreference(consentPreference);
  const isUpToReader = isBrowser && !objectsToTracking(navigator);
  useEffect(() => {
    loadGoogleTag(id);
  }, [id]);
  useEffect(() => {
    if (isUpToReader && answer !== 'unasked') {
      updateConsent(answer);
    }
  }, [isUpToReader, answer]);
  return isUpToReader && answer === 'unasked' ? <ConsentNotice onAnswer={setAnswer} /> : null;
}
