import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
// Not from its index: the program of edited demos is bundled without the site's configuration.
import { directionPreference } from '../preferences/direction';
import { usePreference } from '../preferences/usePreference';
import createMirroredCache from './mirroredCache';
import { createBrandTheme } from './theme';

/** Shared by all MUI components on a page. None is prerendered: they arrive with their islands. */
const cache = createMirroredCache({ key: 'tp' });

/**
 * Provides the site's MUI theme, direction and style cache (spec 2). The color mode is not MUI's:
 * the theme's CSS variables follow Docusaurus's `data-theme`.
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
