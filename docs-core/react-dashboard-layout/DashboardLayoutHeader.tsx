import * as React from 'react';
import DarkModeIcon from '@mui/icons-material/DarkMode';
import LightModeIcon from '@mui/icons-material/LightMode';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import MapIcon from '@mui/icons-material/Map';
import SettingsBrightnessIcon from '@mui/icons-material/SettingsBrightness';
import InputBase from '@mui/material/InputBase';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { createTheme, useColorScheme } from '@mui/material/styles';
import {
  AppProvider,
  DashboardLayout,
  useActivePage,
  useNotifications,
  type DashboardLayoutProps,
  type DashboardLayoutSlots,
  type Navigation,
  type Router,
} from '@toolpad/core';

const navigation: Navigation = [
  { segment: 'parcels', title: 'Parcels', icon: <LocalShippingIcon /> },
  { segment: 'tours', title: 'Tours', icon: <MapIcon /> },
];

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
  // A demo frame is narrow: show the desktop sidebar from 600 px on, not from 900 px.
  breakpoints: { values: { xs: 0, sm: 600, md: 600, lg: 1200, xl: 1536 } },
});

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

// preview-start
const modes = [
  { value: 'light', label: 'Light', Icon: LightModeIcon },
  { value: 'system', label: 'As the system', Icon: SettingsBrightnessIcon },
  { value: 'dark', label: 'Dark', Icon: DarkModeIcon },
] as const;

/** Offers all three modes, where the default switcher toggles between two. */
function ModeSwitch() {
  const { mode, setMode } = useColorScheme();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Appearance"
      value={mode}
      onChange={(_event, value: typeof mode) => setMode(value ?? 'system')}
    >
      {modes.map(({ value, label, Icon }) => (
        <ToggleButton key={value} value={value} aria-label={label}>
          <Icon fontSize="small" />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

function HeaderTools() {
  const notifications = useNotifications();
  const search = (formData: FormData) => {
    const number = formData.get('number');
    if (typeof number === 'string' && number !== '') {
      notifications.show(`Parcel ${number} is on tour 4.`, { autoHideDuration: 4000 });
    }
  };
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <form role="search" action={search}>
        <InputBase
          name="number"
          placeholder="Parcel number"
          inputProps={{ 'aria-label': 'Parcel number' }}
          sx={{ border: 1, borderRadius: 1, px: 1, width: 150 }}
        />
      </form>
      <ModeSwitch />
    </Stack>
  );
}

const slots: DashboardLayoutSlots = { toolbarActions: HeaderTools };

// The header is the only app bar of the layout, so its look can be set from the outside.
const sx: DashboardLayoutProps['sx'] = {
  '& .MuiAppBar-root': { bgcolor: '#004d40' },
  // Not `inherit`: the title is inside a link, which has its own color.
  '& .MuiAppBar-root :is(.MuiTypography-root, .MuiButtonBase-root, .MuiInputBase-root)': {
    color: '#fff',
  },
};
// preview-end

const branding = {
  title: 'Depot',
  logo: <LocalShippingIcon fontSize="large" sx={{ color: '#fff' }} />,
};

function PageContent() {
  const activePage = useActivePage();
  return (
    <Stack spacing={1} sx={{ p: 3 }}>
      <Typography component="h1" variant="h5">
        {activePage?.title ?? 'Page not found'}
      </Typography>
      <Typography>
        {activePage?.path === '/parcels'
          ? 'Enter a number in the header, such as 7041.'
          : 'Tour 4 leaves at noon.'}
      </Typography>
    </Stack>
  );
}

export default function DashboardLayoutHeader() {
  const router = useMemoryRouter('/parcels');
  return (
    <AppProvider branding={branding} navigation={navigation} router={router} theme={theme}>
      <DashboardLayout slots={slots} sx={sx} sidebarExpandedWidth={220}>
        <PageContent />
      </DashboardLayout>
    </AppProvider>
  );
}
