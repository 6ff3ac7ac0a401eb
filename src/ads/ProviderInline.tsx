import { useEffect, type Dispatch, type ReactNode } from 'react';
import { AdCard } from './AdCard';
import type { AdEvent } from './machine';
import { requestAd } from './requestAd';
import { requestImpression } from './requestImpression';
import type { AdItem, ProviderAd } from './types';
import { LABELS } from './view';

interface Props {
  /** Address of the provider's JSON. */
  readonly url: string;
  /** What it answered, once it has. */
  readonly ad: ProviderAd | null;
  readonly dispatch: Dispatch<AdEvent>;
}

function toItem({ company, description, image, statlink }: ProviderAd): AdItem {
  return {
    // A link needs words: where an ad brings none, its host stands for it.
    name: company || (description ? '' : new URL(statlink).host),
    link: statlink,
    img: image,
    description,
    poweredby: 'Carbon',
    label: LABELS.provider,
  };
}

function ShownAd({ ad }: { ad: ProviderAd }): ReactNode {
  useEffect(() => {
    requestImpression(ad);
  }, [ad]);
  return <AdCard ad={toItem(ad)} layout="inline" />;
}

/** The provider's ad in the inline layout: asked for as JSON, drawn by us (spec 4.3). */
export function ProviderInline({ url, ad, dispatch }: Props): ReactNode {
  useEffect(() => {
    const leaving = new AbortController();
    void requestAd(url, leaving.signal).then((event) => {
      if (event && !leaving.signal.aborted) {
        dispatch(event);
      }
    });
    return () => {
      leaving.abort();
    };
  }, [url, dispatch]);
  return ad && <ShownAd ad={ad} />;
}
