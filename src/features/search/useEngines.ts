import { useEffect, useState } from 'react';
import type { ProductId } from '../../site';
import { otherProduct, type Engines, type Scope } from './collectResults';
import { siteIndex } from './siteIndex';

/** The engines as far as they are loaded. */
export interface LoadedEngines {
  readonly engines: Engines;
  /** Of what the scope needs. */
  readonly status: 'loading' | 'ready' | 'failed';
  readonly retry: () => void;
}

type Loaded = Readonly<Partial<Record<ProductId, Engines[ProductId] | 'failed'>>>;

function withoutFailed(loaded: Loaded): Engines {
  return Object.fromEntries(Object.entries(loaded).filter(([, engine]) => engine !== 'failed'));
}

/** Loads the engine of the reader's product first, and the other's behind it. */
export function useEngines({ here, both }: Scope): LoadedEngines {
  const [loaded, setLoaded] = useState<Loaded>({});
  const [attempt, setAttempt] = useState(0);
  const first = here ?? 'toolpad-core';

  useEffect(() => {
    let isCurrent = true;
    const load = async (product: ProductId): Promise<void> => {
      const engine = await siteIndex.engine(product).catch(() => 'failed' as const);
      if (isCurrent) {
        setLoaded((before) => ({ ...before, [product]: engine }));
      }
    };
    void load(first).then(() => (isCurrent ? load(otherProduct(first)) : undefined));
    return () => {
      isCurrent = false;
    };
  }, [first, attempt]);

  const needed = here === null || both ? [first, otherProduct(first)] : [first];
  const states = needed.map((product) => loaded[product]);
  return {
    engines: withoutFailed(loaded),
    status: states.includes('failed') ? 'failed' : states.includes(undefined) ? 'loading' : 'ready',
    retry: () => {
      setLoaded({});
      setAttempt(attempt + 1);
    },
  };
}
