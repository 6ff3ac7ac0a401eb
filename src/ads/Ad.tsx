import { useRef, useState, type ReactNode } from 'react';
import type { SiteEnvironment } from '../config';
import styles from './Ad.module.css';
import { AdErrorBoundary } from './AdErrorBoundary';
import { AdNotice } from './AdNotice';
import { chooseOne, chooseWhenBlocked } from './choices';
import { IN_HOUSE_ADS } from './inHouseAds';
import { InHouseAd } from './InHouseAd';
import { isProviderPresent } from './machine';
import { ProviderImage } from './ProviderImage';
import { ProviderInline } from './ProviderInline';
import type { AdLayout, Random } from './types';
import { useAdMachine } from './useAdMachine';
import { useDisplayReport } from './useDisplayReport';
import { chooseView, eventLabelOf, LABELS } from './view';

interface Props {
  readonly layout: AdLayout;
  readonly environment: Pick<SiteEnvironment, 'adScriptUrl' | 'adJsonUrl'>;
  /** Share of the ads shown that report it (spec 4.8). */
  readonly displayRatio: number;
  readonly random: Random;
}

/**
 * What is in a slot: the provider's ad, an in-house ad, the notice or nothing, as the state machine
 * has it. Loaded after the page, and rendered in the browser only.
 */
export default function Ad({ layout, environment, displayRatio, random }: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const { adScriptUrl, adJsonUrl } = environment;
  const url = layout === 'image' ? adScriptUrl : adJsonUrl;
  const [state, dispatch] = useAdMachine(url !== null);
  const [whenBlocked] = useState(() => chooseWhenBlocked(random()));
  const [inHouseAd] = useState(() => chooseOne(IN_HOUSE_ADS, random()));
  const view = chooseView(state, whenBlocked);
  const eventLabel = eventLabelOf(LABELS[view], layout);
  const isAdShown = state.status === 'shown' || view === 'in-house';
  useDisplayReport(ref, { eventLabel: isAdShown ? eventLabel : null, ratio: displayRatio, random });
  const providerUrl = isProviderPresent(state) ? url : null;
  return (
    <div ref={ref} className={styles.content}>
      <AdErrorBoundary
        eventLabel={eventLabel}
        onCrash={() => {
          dispatch({ type: 'failure' });
        }}
      >
        {providerUrl !== null && layout === 'image' && (
          <ProviderImage url={providerUrl} isHidden={view !== 'provider'} />
        )}
        {providerUrl !== null && layout === 'inline' && (
          <ProviderInline
            url={providerUrl}
            ad={state.status === 'shown' ? state.ad : null}
            dispatch={dispatch}
          />
        )}
        {view === 'in-house' && <InHouseAd entry={inHouseAd} layout={layout} />}
        {view === 'notice' && <AdNotice />}
      </AdErrorBoundary>
    </div>
  );
}
