import * as React from 'react';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import { AppProvider, PageContainer, type Navigation } from '@toolpad/core';

const navigation: Navigation = [{ title: 'Newsletter' }];

// The title of a page is an h4 by default. A page needs an h1, so the theme maps one to the other.
const components = { MuiTypography: { defaultProps: { variantMapping: { h4: 'h1' } } } };
const theme = {
  light: createTheme({ components }),
  dark: createTheme({ components, palette: { mode: 'dark' } }),
};

const widths = { narrow: 'xs', medium: 'sm', full: false } as const;
type WidthName = keyof typeof widths;

export default function PageContainerWidth() {
  const [width, setWidth] = React.useState<WidthName>('narrow');
  return (
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
        <Paper
          variant="outlined"
          sx={{
            mt: 2,
            p: 2,
            borderColor: 'primary.main',
            borderRadius: 3,
            bgcolor: 'action.hover',
          }}
        >
          <Typography>The spring issue goes out to 1,240 subscribers on Friday.</Typography>
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            Last issue: 68% opened it.
          </Typography>
        </Paper>
      </PageContainer>
    </AppProvider>
  );
}
