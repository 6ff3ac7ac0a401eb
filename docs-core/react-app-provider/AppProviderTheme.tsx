import * as React from 'react';
import PaletteIcon from '@mui/icons-material/Palette';
import TextFieldsIcon from '@mui/icons-material/TextFields';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import { AppProvider, DashboardLayout, type Navigation, type Router } from '@toolpad/core';

// preview-start
const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#7b2d5b', dark: '#5a1f42' },
        background: { default: '#fffaf5', paper: '#ffffff' },
      },
    },
    dark: {
      palette: {
        primary: { main: '#f2a7cf', dark: '#f7c6e0' },
        background: { default: '#1d1420', paper: '#271b2b' },
      },
    },
  },
  typography: { fontFamily: 'Georgia, serif' },
  shape: { borderRadius: 10 },
  // A demo frame is narrow: show the desktop sidebar from 600 px on, not from 900 px.
  breakpoints: { values: { xs: 0, sm: 600, md: 600, lg: 1200, xl: 1536 } },
});
// preview-end

const navigation: Navigation = [
  { title: 'Colors', icon: <PaletteIcon /> },
  { segment: 'type', title: 'Type', icon: <TextFieldsIcon /> },
];

/** Stands in for your router: https://mui.com/toolpad/core/introduction/base-concepts/#demo-router */
function useMemoryRouter(initialPath: string): Router {
  const [pathname, setPathname] = React.useState(initialPath);
  return React.useMemo<Router>(
    () => ({
      pathname,
      searchParams: new URLSearchParams(),
      navigate: (path) => setPathname(String(path)),
    }),
    [pathname],
  );
}

export default function AppProviderTheme() {
  const router = useMemoryRouter('/');
  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <DashboardLayout>
        <Stack spacing={2} sx={{ p: 3, alignItems: 'flex-start' }}>
          <Typography component="h1" variant="h5">
            {router.pathname === '/' ? 'Colors' : 'Type'}
          </Typography>
          <Typography>
            {router.pathname === '/'
              ? 'Both color schemes come from one theme. Switch between them in the toolbar.'
              : 'One typeface is set for the whole app, sidebar and header included.'}
          </Typography>
          <Alert severity="info">Components of Material UI follow the theme too.</Alert>
          <Button variant="contained">Primary button</Button>
        </Stack>
      </DashboardLayout>
    </AppProvider>
  );
}
