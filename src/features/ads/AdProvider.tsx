import { createContext, type ReactNode, useContext, useMemo } from 'react';

/** Ad settings of the site (spec 4.8). */
export interface AdConfig {
  /** Share of displayed ads that report their display, from 0 to 1. */
  readonly GADisplayRatio: number;
  /** Paths of ad-free pages that have no front matter to declare it (spec 4.2). */
  readonly withoutAds: readonly string[];
}

const DEFAULT_CONFIG: AdConfig = { GADisplayRatio: 0.1, withoutAds: [] };

const AdConfigContext = createContext<AdConfig | null>(null);

interface Props {
  readonly config?: Partial<AdConfig>;
  readonly children?: ReactNode;
}

/** Provides the ad configuration (spec 4.8). */
export function AdProvider({ config, children }: Props): ReactNode {
  const value = useMemo(() => ({ ...DEFAULT_CONFIG, ...config }), [config]);
  return <AdConfigContext value={value}>{children}</AdConfigContext>;
}

/** Returns the ad configuration (spec 4.8); throws outside an `AdProvider`. */
export function useAdConfig(): AdConfig {
  const config = useContext(AdConfigContext);
  if (!config) {
    throw new Error(
      'Could not find docs ad config context value; please ensure the component is wrapped in a <AdProvider>',
    );
  }
  return config;
}
