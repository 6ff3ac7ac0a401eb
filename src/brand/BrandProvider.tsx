import { useMemo, useState, type ReactNode } from 'react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { directionPreference, usePreference } from '../preferences';
import { EMOTION_KEY } from './emotionKey';
import createMirroredCache from './mirroredCache';
import { createBrandTheme } from './theme';

function createBrandCache(): EmotionCache {
  return createMirroredCache({ key: EMOTION_KEY });
}

/**
 * In the browser all MUI parts of a page share one cache, made before hydration so that it adopts
 * the styles of the prerendered HTML. In the build each page needs its own: a shared one would
 * leave out of a page what another page had already asked for.
 */
const browserCache = typeof document === 'undefined' ? null : createBrandCache();

/**
 * Gives the MUI parts inside it the site's theme, direction and style cache (spec 2). The colour
 * mode is Docusaurus' `data-theme` attribute, which the theme's variables follow by themselves, so
 * MUI keeps and writes nothing of its own.
 */
export function BrandProvider({ children }: { children: ReactNode }): ReactNode {
  const [direction] = usePreference(directionPreference);
  const theme = useMemo(() => createBrandTheme(direction), [direction]);
  const [cache] = useState(() => browserCache ?? createBrandCache());
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null}>
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
