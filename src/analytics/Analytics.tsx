import { useEffect, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { useColorMode } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useSiteEnvironment } from '../config';
import { useUserLanguage } from '../strings';
import { reportClicks } from './clicks';
import { GoogleTag } from './GoogleTag';
import { usePageViews } from './pageViews';
import { usePixelRatio } from './pixelRatio';
import { useSystemScheme } from './systemScheme';
import { UserProperties } from './UserProperties';
import { measureVisit } from './webVitals';

interface Props {
  /** The code variant the reader chose: `JS` or `TS`. */
  readonly codeVariant: string;
  /** Gives a number from 0 up to 1; what is only sampled depends on it. */
  readonly random?: () => number;
}

/**
 * Everything that is measured on a page (spec 5), and the notice that asks for it. Mounted once in
 * the layout, inside Docusaurus' own, which provides the colour mode.
 */
export function Analytics({ codeVariant, random = Math.random }: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const { pathname } = useLocation();
  const { colorMode } = useColorMode();
  const userLanguage = useUserLanguage();
  const devicePixelRatio = usePixelRatio();
  const colorSchemeOS = useSystemScheme();
  const { gtagId } = useSiteEnvironment();
  usePageViews(pathname);
  useEffect(() => reportClicks(random), [random]);
  useEffect(() => {
    measureVisit(random);
  }, [random]);
  return (
    <>
      {/* First, because effects run in this order and the tag takes its consent before all else. */}
      {gtagId !== null && <GoogleTag id={gtagId} />}
      {/* While the page is hydrated, the reader's choices are not yet what they will be. */}
      {isBrowser && (
        <UserProperties
          codeVariant={codeVariant}
          userLanguage={userLanguage}
          devicePixelRatio={devicePixelRatio}
          colorSchemeOS={colorSchemeOS}
          colorScheme={colorMode}
        />
      )}
    </>
  );
}
