import * as React from 'react';
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import MonitorHeartIcon from '@mui/icons-material/MonitorHeart';
import PetsIcon from '@mui/icons-material/Pets';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { StyledEngineProvider, createTheme } from '@mui/material/styles';
import {
  AppProvider,
  DashboardLayout,
  PageContainer,
  useNotifications,
  type Branding,
  type Navigation,
  type Router,
} from '@toolpad/core';
import './IntroductionDashboard.css';

const branding: Branding = { title: 'Paws clinic', logo: <PetsIcon color="primary" /> };

const navigation: Navigation = [
  { title: 'Today', icon: <CalendarMonthIcon />, action: <Chip label={3} size="small" /> },
  {
    segment: 'patients',
    title: 'Patients',
    icon: <PetsIcon />,
    children: [
      { segment: 'cats', title: 'Cats' },
      { segment: 'dogs', title: 'Dogs' },
    ],
  },
  { kind: 'divider' },
  { segment: 'monitor', title: 'Ward monitor', icon: <MonitorHeartIcon /> },
];

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
  // A demo frame is narrow: show the desktop sidebar from 600 px on, not from 900 px.
  breakpoints: { values: { xs: 0, sm: 600, md: 600, lg: 1200, xl: 1536 } },
  components: {
    // The page container shows its title as `h4`; this makes it the first-level heading.
    MuiTypography: { defaultProps: { variantMapping: { h4: 'h1' } } },
    // Nested pages open inside a list, so the element that unfolds has to be a list item.
    MuiCollapse: { defaultProps: { component: 'li' as const } },
  },
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

const allVisits = [
  { time: '09:00', patient: 'Miso', reason: 'Vaccination' },
  { time: '09:30', patient: 'Bruno', reason: 'Limp' },
  { time: '10:15', patient: 'Fig', reason: 'Check-up' },
];

const visits: Record<string, typeof allVisits> = {
  '/': allVisits,
  '/patients': allVisits,
  '/patients/cats': [
    { time: '09:00', patient: 'Miso', reason: 'Vaccination' },
    { time: '10:15', patient: 'Fig', reason: 'Check-up' },
  ],
  '/patients/dogs': [{ time: '09:30', patient: 'Bruno', reason: 'Limp' }],
  '/monitor': [{ time: '08:00', patient: 'Olive', reason: 'After surgery' }],
};

// preview-start
function Visits({ pathname }: { pathname: string }) {
  const notifications = useNotifications();
  return (
    <Paper variant="outlined" className="visits">
      <Table size="small">
        <TableHead>
          <TableRow className="head">
            <TableCell>Time</TableCell>
            <TableCell>Patient</TableCell>
            <TableCell>Action</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {visits[pathname]?.map(({ time, patient, reason }) => (
            <TableRow key={patient}>
              <TableCell className="time">{time}</TableCell>
              <TableCell>
                {patient}
                <Typography variant="body2" className="reason">
                  {reason}
                </Typography>
              </TableCell>
              <TableCell>
                <Button
                  size="small"
                  aria-label={`Call in ${patient}`}
                  onClick={() =>
                    notifications.show(`${patient} is next.`, {
                      key: patient,
                      severity: 'info',
                      autoHideDuration: 4000,
                    })
                  }
                >
                  Call in
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
}
// preview-end

export default function IntroductionDashboard() {
  const router = useMemoryRouter('/');
  return (
    // preview-start
    // In a cascade layer, Material UI's styles yield to a style sheet without one.
    <StyledEngineProvider enableCssLayer>
      <AppProvider branding={branding} navigation={navigation} router={router} theme={theme}>
        <DashboardLayout sidebarExpandedWidth={240}>
          <PageContainer>
            <Visits pathname={router.pathname} />
          </PageContainer>
        </DashboardLayout>
      </AppProvider>
    </StyledEngineProvider>
    // preview-end
  );
}
