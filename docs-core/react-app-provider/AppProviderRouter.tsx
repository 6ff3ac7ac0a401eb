import * as React from 'react';
import BedIcon from '@mui/icons-material/Bed';
import RoomServiceIcon from '@mui/icons-material/RoomService';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import {
  AppProvider,
  DashboardLayout,
  useActivePage,
  type Navigation,
  type Router,
} from '@toolpad/core';

const navigation: Navigation = [
  { segment: 'rooms', title: 'Rooms', icon: <BedIcon /> },
  { segment: 'service', title: 'Room service', icon: <RoomServiceIcon /> },
];

// A demo frame is narrow: this theme shows the desktop sidebar from 600 px on, not from 900 px.
const breakpoints = { values: { xs: 0, sm: 600, md: 600, lg: 1200, xl: 1536 } };
const theme = {
  light: createTheme({ breakpoints }),
  dark: createTheme({ breakpoints, palette: { mode: 'dark' } }),
};

// preview-start
function useMemoryRouter(initialUrl: string): Router {
  const [url, setUrl] = React.useState(() => new URL(initialUrl, 'https://hotel.example'));
  return React.useMemo<Router>(
    () => ({
      pathname: url.pathname,
      searchParams: url.searchParams,
      navigate: (target) => setUrl((current) => new URL(target, current)),
    }),
    [url],
  );
}
// preview-end

const floors = ['1', '2', '3'];

function FloorFilter({ router }: { router: Router }) {
  const selected = router.searchParams.get('floor');
  return (
    <Stack direction="row" spacing={1} role="group" aria-label="Floor">
      {floors.map((floor) => {
        const isSelected = floor === selected;
        return (
          <Chip
            key={floor}
            label={`Floor ${floor}`}
            color={isSelected ? 'primary' : 'default'}
            aria-pressed={isSelected}
            onClick={() =>
              router.navigate(isSelected ? router.pathname : `${router.pathname}?floor=${floor}`)
            }
          />
        );
      })}
    </Stack>
  );
}

function PageContent({ router }: { router: Router }) {
  const activePage = useActivePage();
  return (
    <Stack spacing={2} sx={{ p: 3 }}>
      <Typography component="h1" variant="h5">
        {activePage?.title ?? 'Page not found'}
      </Typography>
      <FloorFilter router={router} />
      <Typography role="status">
        Path <code>{router.pathname}</code>, query{' '}
        <code>{router.searchParams.toString() || 'empty'}</code>
      </Typography>
    </Stack>
  );
}

export default function AppProviderRouter() {
  const router = useMemoryRouter('/rooms?floor=2');
  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <DashboardLayout>
        <PageContent router={router} />
      </DashboardLayout>
    </AppProvider>
  );
}
