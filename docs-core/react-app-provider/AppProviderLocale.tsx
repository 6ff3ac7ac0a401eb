import * as React from 'react';
import MuseumIcon from '@mui/icons-material/Museum';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import {
  AppProvider,
  DashboardLayout,
  useDialogs,
  type Authentication,
  type LocaleText,
  type Navigation,
  type Router,
  type Session,
} from '@toolpad/core';

// preview-start
const frenchText: Partial<LocaleText> = {
  accountSignInLabel: 'Se connecter',
  accountSignOutLabel: 'Se déconnecter',
  accountPreviewTitle: 'Compte',
  accountPreviewIconButtonLabel: 'Compte actuel',
  confirm: 'Confirmation',
  cancel: 'Annuler',
  ok: 'Oui',
  close: 'Fermer',
};
// preview-end

const navigations: Record<'en' | 'fr', Navigation> = {
  en: [{ title: 'Exhibitions', icon: <MuseumIcon /> }],
  fr: [{ title: 'Expositions', icon: <MuseumIcon /> }],
};

const authentication: Authentication = { signIn: () => undefined, signOut: () => undefined };
const curator: Session = { user: { name: 'Camille Roy', email: 'camille@museum.example' } };

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

function PageContent({ language }: { language: 'en' | 'fr' }) {
  const dialogs = useDialogs();
  const isFrench = language === 'fr';
  return (
    <>
      <Typography component="h1" variant="h5">
        {isFrench ? 'Expositions' : 'Exhibitions'}
      </Typography>
      <Typography>
        {isFrench ? 'La verrière ferme dimanche.' : 'The glass hall closes on Sunday.'}
      </Typography>
      <Button
        variant="contained"
        onClick={() =>
          void dialogs.confirm(isFrench ? 'Prolonger d’une semaine ?' : 'Extend it by a week?')
        }
      >
        {isFrench ? 'Prolonger' : 'Extend'}
      </Button>
    </>
  );
}

export default function AppProviderLocale() {
  const router = useMemoryRouter('/');
  const [language, setLanguage] = React.useState<'en' | 'fr'>('fr');

  // Screen readers choose the voice by the language of the document.
  React.useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  return (
    <AppProvider
      // preview-start
      localeText={language === 'fr' ? frenchText : undefined}
      // preview-end
      authentication={authentication}
      session={curator}
      navigation={navigations[language]}
      router={router}
      theme={theme}
    >
      <DashboardLayout>
        <Stack spacing={2} sx={{ p: 3, alignItems: 'flex-start' }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={language}
            aria-label={language === 'fr' ? 'Langue' : 'Language'}
            onChange={(_event, value: 'en' | 'fr' | null) => setLanguage(value ?? language)}
          >
            <ToggleButton value="fr">Français</ToggleButton>
            <ToggleButton value="en">English</ToggleButton>
          </ToggleButtonGroup>
          <PageContent language={language} />
        </Stack>
      </DashboardLayout>
    </AppProvider>
  );
}
