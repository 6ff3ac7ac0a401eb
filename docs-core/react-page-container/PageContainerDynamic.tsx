import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import {
  AppProvider,
  PageContainer,
  useActivePage,
  type Navigation,
  type Router,
} from '@toolpad/core';

const navigation: Navigation = [
  { title: 'Observatory' },
  { segment: 'comets', title: 'Comets', pattern: 'comets{/:cometId}?' },
];

interface Comet {
  id: string;
  name: string;
  period: string;
}

const comets: Comet[] = [
  { id: '1p', name: 'Halley', period: 'Returns every 76 years.' },
  { id: '2p', name: 'Encke', period: 'Returns every 3.3 years.' },
  { id: '21p', name: 'Giacobini–Zinner', period: 'Returns every 6.6 years.' },
];

// The title of a page is an h4 by default. A page needs an h1, so the theme maps one to the other.
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
function CometPage({ comet }: { comet: Comet }) {
  const activePage = useActivePage();
  const breadcrumbs = [...(activePage?.breadcrumbs ?? []), { title: comet.name }];
  return (
    <PageContainer component="main" title={comet.name} breadcrumbs={breadcrumbs}>
      <Typography>{comet.period}</Typography>
    </PageContainer>
  );
}
// preview-end

function CometListPage({ onOpen }: { onOpen: (id: string) => void }) {
  return (
    <PageContainer component="main">
      <List>
        {comets.map(({ id, name }) => (
          <ListItem key={id} disablePadding>
            <ListItemButton onClick={() => onOpen(id)}>
              <ListItemText primary={name} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </PageContainer>
  );
}

function ObservatoryPage() {
  return (
    <PageContainer component="main">
      <Typography>The dome is open on clear nights.</Typography>
    </PageContainer>
  );
}

export default function PageContainerDynamic() {
  const router = useMemoryRouter('/comets/1p');
  const comet = comets.find(({ id }) => router.pathname === `/comets/${id}`);
  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      {router.pathname === '/' ? <ObservatoryPage /> : null}
      {router.pathname === '/comets' ? (
        <CometListPage onOpen={(id) => router.navigate(`/comets/${id}`)} />
      ) : null}
      {comet ? <CometPage comet={comet} /> : null}
    </AppProvider>
  );
}
