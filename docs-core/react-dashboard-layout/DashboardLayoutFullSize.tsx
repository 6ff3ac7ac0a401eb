import * as React from 'react';
import MapIcon from '@mui/icons-material/Map';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import { AppProvider, DashboardLayout, type Navigation, type Router } from '@toolpad/core';

const navigation: Navigation = [{ title: 'Map', icon: <MapIcon /> }];

// preview-start
function MapPage() {
  const [zoom, setZoom] = React.useState(1);
  return (
    <Box sx={{ flex: 1, minHeight: 0, position: 'relative', overflow: 'hidden' }}>
      <Streets zoom={zoom} />
      <Paper sx={{ position: 'absolute', top: 16, left: 16, p: 1 }}>
        <Typography component="h1" variant="h6">
          Old town
        </Typography>
        <Button onClick={() => setZoom((current) => Math.min(current + 1, 4))}>Zoom in</Button>
      </Paper>
      <Typography role="status" sx={{ position: 'absolute', bottom: 16, right: 16 }}>
        Zoom {zoom}
      </Typography>
    </Box>
  );
}
// preview-end

/** A stand-in for a map: it fills its parent. */
function Streets({ zoom }: { zoom: number }) {
  const gap = 24 * zoom;
  return (
    <Box
      sx={{
        position: 'absolute',
        inset: 0,
        backgroundImage: `repeating-linear-gradient(0deg, #8884 0 2px, transparent 2px ${gap}px),
          repeating-linear-gradient(90deg, #8884 0 2px, transparent 2px ${gap}px)`,
      }}
    />
  );
}

// A demo frame is narrow: this theme shows the desktop sidebar from 600 px on, not from 900 px.
const breakpoints = { values: { xs: 0, sm: 600, md: 600, lg: 1200, xl: 1536 } };
const theme = {
  light: createTheme({ breakpoints }),
  dark: createTheme({ breakpoints, palette: { mode: 'dark' } }),
};

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

export default function DashboardLayoutFullSize() {
  const router = useMemoryRouter('/');
  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <DashboardLayout defaultSidebarCollapsed>
        <MapPage />
      </DashboardLayout>
    </AppProvider>
  );
}
