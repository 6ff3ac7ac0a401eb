import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import createMirroredCache from '../../brand/mirroredCache';
// Not from its index: the program of edited demos is bundled without the site's configuration.
import { directionPreference } from '../../preferences/direction';
import { usePreference } from '../../preferences/usePreference';

/** Shared by all demos in a document. None is prerendered: styles arrive with their islands. */
const cache = createMirroredCache({ key: 'tp' });

/**
 * Provides Material UI's default theme, so that readers see what they copy, with the page's
 * direction (spec 2.3). The theme's CSS variables follow Docusaurus's `data-theme`.
 */
export function DemoProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [direction] = usePreference(directionPreference);
  const theme = useMemo(
    () =>
      createTheme({
        direction,
        // Demos' nested themes use MUI's own prefix, `--mui-`.
        cssVariables: { colorSchemeSelector: '[data-theme="%s"]', cssVarPrefix: 'tp' },
        colorSchemes: { light: true, dark: true },
      }),
    [direction],
  );
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null}>
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
