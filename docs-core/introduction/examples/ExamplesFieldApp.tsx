import * as React from 'react';
import CloudUploadIcon from '@mui/icons-material/CloudUpload';
import ForestIcon from '@mui/icons-material/Forest';
import ParkIcon from '@mui/icons-material/Park';
import Badge from '@mui/material/Badge';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { createTheme } from '@mui/material/styles';
import {
  AppProvider,
  DashboardLayout,
  PageContainer,
  useActivePage,
  useLocalStorageState,
  useNotifications,
  type Branding,
  type Codec,
  type Navigation,
  type Router,
} from '@toolpad/core';

const branding: Branding = {
  title: 'Tree patrol',
  logo: <ForestIcon color="primary" fontSize="large" />,
  homeUrl: '/trees',
};

const navigation: Navigation = [
  { segment: 'trees', title: 'Trees', icon: <ParkIcon />, pattern: 'trees{/:treeId}?' },
  { segment: 'outbox', title: 'Outbox', icon: <CloudUploadIcon /> },
];

const trees = [
  { id: 'oak-12', name: 'Oak 12', place: 'Mill lane' },
  { id: 'lime-3', name: 'Lime 3', place: 'Market square' },
  { id: 'ash-40', name: 'Ash 40', place: 'School yard' },
];

// The page container shows its title as `h4`; this makes it the first-level heading.
const components = { MuiTypography: { defaultProps: { variantMapping: { h4: 'h1' } } } };
const theme = {
  light: createTheme({ components }),
  dark: createTheme({ components, palette: { mode: 'dark' } }),
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

// preview-start
interface Report {
  treeId: string;
  note: string;
}

function isReport(value: unknown): value is Report {
  return (
    typeof value === 'object' &&
    value !== null &&
    'treeId' in value &&
    typeof value.treeId === 'string' &&
    'note' in value &&
    typeof value.note === 'string'
  );
}

/** Reads the outbox of any earlier visit, and an empty one from text that does not fit. */
const reportsCodec: Codec<Report[]> = {
  parse: (text) => {
    try {
      const value: unknown = JSON.parse(text);
      return Array.isArray(value) ? value.filter(isReport) : [];
    } catch {
      return [];
    }
  },
  stringify: (reports) => JSON.stringify(reports),
};

const noReports: Report[] = [];

/** Reports that wait for a network. They survive a reload and a flat battery. */
function useOutbox() {
  const [stored, setReports] = useLocalStorageState<Report[]>('tree-patrol-outbox', noReports, {
    codec: reportsCodec,
  });
  return [stored ?? noReports, setReports] as const;
}

function BottomBar({ onSelect }: { onSelect: (path: string) => void }) {
  const activePage = useActivePage();
  const [reports] = useOutbox();
  return (
    <Box component="nav" aria-label="Pages" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <BottomNavigation
        showLabels
        value={activePage?.path ?? false}
        onChange={(_event, path: string) => onSelect(path)}
      >
        <BottomNavigationAction label="Trees" value="/trees" icon={<ParkIcon />} />
        <BottomNavigationAction
          label="Outbox"
          value="/outbox"
          icon={
            <Badge badgeContent={reports.length} color="error">
              <CloudUploadIcon />
            </Badge>
          }
        />
      </BottomNavigation>
    </Box>
  );
}
// preview-end

function TreeListPage({ onOpen }: { onOpen: (id: string) => void }) {
  return (
    <PageContainer>
      <List disablePadding>
        {trees.map(({ id, name, place }) => (
          <ListItem key={id} disablePadding divider>
            <ListItemButton onClick={() => onOpen(id)} sx={{ minHeight: 64 }}>
              <ListItemText primary={name} secondary={place} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </PageContainer>
  );
}

function TreePage({ id, name, onDone }: { id: string; name: string; onDone: () => void }) {
  const activePage = useActivePage();
  const notifications = useNotifications();
  const [reports, setReports] = useOutbox();
  const [note, setNote] = React.useState('');

  const save = () => {
    setReports([...reports, { treeId: id, note: note.trim() }]);
    notifications.show('The report waits in the outbox.', { autoHideDuration: 4000 });
    onDone();
  };

  return (
    <PageContainer title={name} breadcrumbs={[...(activePage?.breadcrumbs ?? []), { title: name }]}>
      <TextField
        label="What do you see?"
        multiline
        minRows={3}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button
        variant="contained"
        size="large"
        disabled={note.trim() === ''}
        onClick={save}
        sx={{ mt: 2 }}
      >
        Save report
      </Button>
    </PageContainer>
  );
}

function OutboxPage() {
  const notifications = useNotifications();
  const [reports, setReports] = useOutbox();
  const [isOnline, setIsOnline] = React.useState(false);

  const send = () => {
    if (!isOnline) {
      notifications.show('No network. The reports stay here.', {
        key: 'offline',
        severity: 'error',
      });
      return;
    }
    notifications.close('offline');
    setReports([]);
    notifications.show('All reports are sent.', { severity: 'success', autoHideDuration: 4000 });
  };

  return (
    <PageContainer>
      <FormControlLabel
        control={<Switch checked={isOnline} onChange={(_event, value) => setIsOnline(value)} />}
        label="The phone has a network"
      />
      <List aria-label="Reports to send">
        {reports.map(({ treeId, note }) => (
          <ListItem key={`${treeId} ${note}`} divider>
            <ListItemText primary={note} secondary={trees.find(({ id }) => id === treeId)?.name} />
          </ListItem>
        ))}
      </List>
      <Button variant="contained" size="large" disabled={reports.length === 0} onClick={send}>
        {reports.length === 1 ? 'Send the report' : `Send ${reports.length} reports`}
      </Button>
    </PageContainer>
  );
}

export default function ExamplesFieldApp() {
  const router = useMemoryRouter('/trees');
  const tree = trees.find(({ id }) => router.pathname === `/trees/${id}`);
  return (
    // preview-start
    <AppProvider branding={branding} navigation={navigation} router={router} theme={theme}>
      <DashboardLayout hideNavigation>
        <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto' }}>
          {tree ? <TreePage {...tree} onDone={() => router.navigate('/trees')} /> : null}
          {router.pathname === '/trees' ? (
            <TreeListPage onOpen={(id) => router.navigate(`/trees/${id}`)} />
          ) : null}
          {router.pathname === '/outbox' ? <OutboxPage /> : null}
        </Box>
        <BottomBar onSelect={router.navigate} />
      </DashboardLayout>
    </AppProvider>
    // preview-end
  );
}
