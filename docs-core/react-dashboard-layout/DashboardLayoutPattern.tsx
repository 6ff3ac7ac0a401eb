import * as React from 'react';
import BuildIcon from '@mui/icons-material/Build';
import DirectionsBikeIcon from '@mui/icons-material/DirectionsBike';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import { AppProvider, DashboardLayout, type Navigation, type Router } from '@toolpad/core';

// preview-start
const navigation: Navigation = [
  {
    segment: 'bikes',
    title: 'Bikes',
    icon: <DirectionsBikeIcon />,
    pattern: 'bikes{/:bikeId}?',
  },
  { segment: 'repairs', title: 'Repairs', icon: <BuildIcon /> },
];
// preview-end

const bikes = [
  { id: '17', name: 'Cargo bike', note: 'Rented until Friday' },
  { id: '23', name: 'City bike', note: 'In the shop' },
  { id: '31', name: 'Tandem', note: 'In the shop' },
];

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

function PageContent({ router }: { router: Router }) {
  const bike = bikes.find(({ id }) => router.pathname === `/bikes/${id}`);
  if (bike) {
    return (
      <>
        <Typography component="h1" variant="h5">
          {bike.name}
        </Typography>
        <Typography>
          {bike.note}. The path is <code>{router.pathname}</code>, and “Bikes” stays selected.
        </Typography>
        <Button variant="outlined" onClick={() => router.navigate('/bikes')}>
          Back to all bikes
        </Button>
      </>
    );
  }
  if (router.pathname === '/repairs') {
    return (
      <>
        <Typography component="h1" variant="h5">
          Repairs
        </Typography>
        <Typography>No repair is due this week.</Typography>
      </>
    );
  }
  return (
    <>
      <Typography component="h1" variant="h5">
        Bikes
      </Typography>
      <List sx={{ alignSelf: 'stretch' }}>
        {bikes.map(({ id, name, note }) => (
          <ListItem key={id} disablePadding>
            <ListItemButton onClick={() => router.navigate(`/bikes/${id}`)}>
              <ListItemText primary={name} secondary={note} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </>
  );
}

export default function DashboardLayoutPattern() {
  const router = useMemoryRouter('/bikes/17');
  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <DashboardLayout>
        <Stack spacing={2} sx={{ p: 3, alignItems: 'flex-start' }}>
          <PageContent router={router} />
        </Stack>
      </DashboardLayout>
    </AppProvider>
  );
}
