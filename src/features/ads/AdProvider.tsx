import { createContext, type ReactNode, useContext, useMemo } from 'react';

/** What the site sets for its ads (spec 4.8). */
export interface AdConfig {
  /** Share of the ads shown that report it, from 0 to 1. */
  readonly GADisplayRatio: number;
  /** Addresses of pages without an ad that have no front matter to say so (spec 4.2). */
  readonly withoutAds: readonly string[];
}

const DEFAULT_CONFIG: AdConfig = { GADisplayRatio: 0.1, withoutAds: [] };

const AdConfigContext = createContext<AdConfig | null>(null);

interface Props {
  /** What differs from the defaults. */
  readonly config?: Partial<AdConfig>;
  readonly children?: ReactNode;
}

/** Gives the ads below it their configuration (spec 4.8). */
export function AdProvider({ config, children }: Props): ReactNode {
  const value = useMemo(() => ({ ...DEFAULT_CONFIG, ...config }), [config]);
  return <AdConfigContext value={value}>{children}</AdConfigContext>;
}

/** The configuration of the ads (spec 4.8); throws outside an `AdProvider`. */
export function useAdConfig(): AdConfig {
  const config = useContext(AdConfigContext);
  if (!config) {
    throw new Error(
      'Could not find docs ad config context value; please ensure the component is wrapped in a <AdProvider>',
    );
  }
  return config;
}
