import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TablePagination from '@mui/material/TablePagination';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { deDE, esES } from '@mui/material/locale';
import { createTheme, type Theme } from '@mui/material/styles';
import {
  Account,
  AppProvider,
  useDialogs,
  useLocaleText,
  type Authentication,
  type LocaleText,
} from '@toolpad/core';

// preview-start
/** The translations of Toolpad Core, as a locale of a Material UI theme. */
function createLocale(localeText: Partial<LocaleText>): object {
  return { components: { MuiLocalizationProvider: { defaultProps: { localeText } } } };
}

const german = createLocale({
  accountSignInLabel: 'Anmelden',
  confirm: 'Bestätigen',
  cancel: 'Abbrechen',
  delete: 'Löschen',
  ok: 'Ja',
});

const spanish = createLocale({
  accountSignInLabel: 'Iniciar sesión',
  confirm: 'Confirmar',
  cancel: 'Cancelar',
  delete: 'Eliminar',
  ok: 'Sí',
});

// One call per language: the words of Toolpad Core and those of Material UI.
const themes: Record<Language, Theme> = {
  de: createThemeWith(german, deDE),
  es: createThemeWith(spanish, esES),
};

function DeleteButton() {
  const dialogs = useDialogs();
  const localeText = useLocaleText();
  return (
    <Button variant="outlined" onClick={() => void dialogs.confirm('Nr. 12 – Lindenhof')}>
      {localeText.delete}
    </Button>
  );
}
// preview-end

type Language = 'de' | 'es';

function createThemeWith(...locales: object[]): Theme {
  return createTheme(
    {
      cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
      colorSchemes: { light: true, dark: true },
    },
    ...locales,
  );
}

const authentication: Authentication = { signIn: () => undefined, signOut: () => undefined };

export default function AppProviderThemeLocale() {
  const [language, setLanguage] = React.useState<Language>('de');

  // Screen readers choose the voice by the language of the document.
  React.useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  return (
    <AppProvider theme={themes[language]} authentication={authentication}>
      <Stack component="main" spacing={2} sx={{ p: 3, alignItems: 'flex-start' }}>
        <Typography component="h1" variant="h5">
          {language === 'de' ? 'Gasthöfe' : 'Posadas'}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={language}
          aria-label={language === 'de' ? 'Sprache' : 'Idioma'}
          onChange={(_event, value: Language | null) => setLanguage(value ?? language)}
        >
          <ToggleButton value="de">Deutsch</ToggleButton>
          <ToggleButton value="es">Español</ToggleButton>
        </ToggleButtonGroup>
        <Stack direction="row" spacing={2}>
          <Box sx={{ minWidth: 180 }}>
            <Account />
          </Box>
          <DeleteButton />
        </Stack>
        <TablePagination
          component="div"
          count={48}
          page={0}
          rowsPerPage={10}
          onPageChange={() => undefined}
        />
      </Stack>
    </AppProvider>
  );
}
