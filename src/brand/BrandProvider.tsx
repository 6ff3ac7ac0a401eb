import { useMemo, useState, type ReactNode } from 'react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { prefixer } from 'stylis';
import { directionPreference, usePreference } from '../preferences';
import { EMOTION_KEY } from './emotionKey';
import { logicalProperties } from './logicalProperties';
import { createBrandTheme } from './theme';

function createBrandCache(): EmotionCache {
  return createCache({ key: EMOTION_KEY, stylisPlugins: [logicalProperties, prefixer] });
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
