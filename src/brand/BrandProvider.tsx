import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { directionPreference, usePreference } from '../preferences';
import createMirroredCache from './mirroredCache';
import { createBrandTheme } from './theme';

/** Prefix of the class names that MUI parts get, and the mark of their style elements. */
const EMOTION_KEY = 'tp';

/** All MUI parts of a page share it. None is prerendered: they come with their islands. */
const cache = createMirroredCache({ key: EMOTION_KEY });

/**
 * Gives the MUI parts inside it the site's theme, direction and style cache (spec 2). The colour
 * mode is Docusaurus' `data-theme` attribute, which the theme's variables follow by themselves, so
 * MUI keeps and writes nothing of its own.
 */
export function BrandProvider({ children }: { children: ReactNode }): ReactNode {
  const [direction] = usePreference(directionPreference);
  const theme = useMemo(() => createBrandTheme(direction), [direction]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null}>
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
