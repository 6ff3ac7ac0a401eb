import * as React from 'react';
import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { StyledEngineProvider, createTheme } from '@mui/material/styles';
import { AppProvider, PageContainer, type Navigation } from '@toolpad/core';

const navigation: Navigation = [{ title: 'Newsletter' }];

// The title of a page is an h4 by default. A page needs an h1, so the theme maps one to the other.
const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
  components: { MuiTypography: { defaultProps: { variantMapping: { h4: 'h1' } } } },
});

const widths = { narrow: 'xs', medium: 'sm', full: false } as const;
type WidthName = keyof typeof widths;

export default function PageContainerWidth() {
  const [width, setWidth] = React.useState<WidthName>('narrow');
  return (
    // preview-start
    // Material UI's styles go into the layer "mui", which comes before the utilities.
    <StyledEngineProvider enableCssLayer>
      <GlobalStyles styles="@layer theme, base, mui, components, utilities;" />
      {/* preview-end */}
      <AppProvider navigation={navigation} theme={theme}>
        {/* preview-start */}
        <PageContainer component="main" maxWidth={widths[width]}>
          {/* preview-end */}
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Width of the page"
            value={width}
            onChange={(_event, value: WidthName | null) => setWidth(value ?? width)}
          >
            <ToggleButton value="narrow">Narrow</ToggleButton>
            <ToggleButton value="medium">Medium</ToggleButton>
            <ToggleButton value="full">Full</ToggleButton>
          </ToggleButtonGroup>
          {/* preview-start */}
          <Paper
            variant="outlined"
            className="mt-4 rounded-xl border-(--mui-palette-primary-main) bg-black/4 p-4 dark:bg-white/8"
          >
            <Typography>The spring issue goes out to 1,240 subscribers on Friday.</Typography>
            <Typography variant="body2" className="mt-2 text-black/60 dark:text-white/70">
              Last issue: 68% opened it.
            </Typography>
          </Paper>
          {/* preview-end */}
        </PageContainer>
      </AppProvider>
    </StyledEngineProvider>
  );
}
