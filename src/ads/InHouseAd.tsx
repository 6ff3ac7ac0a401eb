import type { ReactNode } from 'react';
import { useTranslate } from '../strings';
import { AdCard } from './AdCard';
import type { InHouseAdEntry } from './inHouseAds';
import type { AdLayout } from './types';
import { LABELS } from './view';

interface Props {
  readonly entry: InHouseAdEntry;
  readonly layout: AdLayout;
}

/** An ad of the house itself, where the provider has none to show (spec 4.4, 4.5). */
export function InHouseAd({ entry, layout }: Props): ReactNode {
  const translate = useTranslate();
  const ad = {
    ...entry,
    name: translate(entry.name),
    description: translate(entry.description),
    poweredby: 'MUI',
    label: LABELS['in-house'],
  };
  return <AdCard ad={ad} layout={layout} />;
}
