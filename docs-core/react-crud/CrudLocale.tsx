import * as React from 'react';
import { createTheme } from '@mui/material/styles';
import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import { esES } from '@mui/x-data-grid/locales';
import {
  AppProvider,
  Crud,
  PageContainer,
  type DataModel,
  type DataModelId,
  type DataSource,
  type LocaleText,
  type Router,
} from '@toolpad/core';
import { ask } from '../server';

interface Book extends DataModel {
  id: number;
  title: string;
  copies: number;
}

// preview-start
const spanish: Partial<LocaleText> = {
  createNewButtonLabel: 'Nuevo libro',
  reloadButtonLabel: 'Volver a cargar',
  createLabel: 'Guardar',
  createSuccessMessage: 'Libro añadido.',
  createErrorMessage: 'No se pudo añadir el libro. Motivo:',
  editLabel: 'Editar',
  editSuccessMessage: 'Libro guardado.',
  editErrorMessage: 'No se pudo guardar el libro. Motivo:',
  deleteLabel: 'Eliminar',
  deleteConfirmTitle: '¿Eliminar el libro?',
  deleteConfirmMessage: 'Esta acción no se puede deshacer.',
  deleteConfirmLabel: 'Eliminar',
  deleteCancelLabel: 'Cancelar',
  deleteSuccessMessage: 'Libro eliminado.',
  deleteErrorMessage: 'No se pudo eliminar el libro. Motivo:',
  deletedItemMessage: 'Este libro se ha eliminado.',
  close: 'Cerrar',
};

const components = { MuiTypography: { defaultProps: { variantMapping: { h4: 'h1' } } } };
const theme = {
  light: createTheme({ components }, esES),
  dark: createTheme(
    { components, palette: { mode: 'dark', error: { main: '#ef9a9a', light: '#b71c1c' } } },
    esES,
  ),
};
// preview-end

let books: Book[] = [
  { id: 1, title: 'La tregua', copies: 3 },
  { id: 2, title: 'Rayuela', copies: 2 },
  { id: 3, title: 'Nada', copies: 4 },
];

function findBook(id: DataModelId) {
  const book = books.find((candidate) => String(candidate.id) === String(id));
  if (!book) {
    throw new Error(`No hay ningún libro ${id}.`);
  }
  return book;
}

const bookSource: DataSource<Book> = {
  fields: [
    { field: 'title', headerName: 'Título', width: 200 },
    { field: 'copies', headerName: 'Ejemplares', type: 'number', width: 140 },
  ],
  getMany: () => ask(() => ({ items: books, itemCount: books.length })),
  getOne: (id) => ask(() => findBook(id)),
  createOne: ({ title = 'Sin título', copies = 1 }) =>
    ask(() => {
      const book = { id: Math.max(0, ...books.map(({ id }) => id)) + 1, title, copies };
      books = [...books, book];
      return book;
    }),
  updateOne: (id, changes) =>
    ask(() => {
      const book = { ...findBook(id), ...changes };
      books = books.map((other) => (other.id === book.id ? book : other));
      return book;
    }),
  deleteOne: (id) =>
    ask(() => {
      const book = findBook(id);
      books = books.filter((other) => other !== book);
    }),
};

/** The column of buttons has no name, and screen readers need one. */
function NamedGrid(props: DataGridProps) {
  const columns = React.useMemo(
    () =>
      props.columns.map((column) =>
        column.field === 'actions' ? { ...column, headerName: 'Acciones' } : column,
      ),
    [props.columns],
  );
  return <DataGrid {...props} columns={columns} />;
}

/** Keeps what was typed when saving fails: React resets a form after its action. */
function KeepInput({ children }: { children: React.ReactNode }) {
  const stopReset = (event: React.SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  return <div onResetCapture={stopReset}>{children}</div>;
}

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

export default function CrudLocale() {
  const router = useMemoryRouter('/libros');
  return (
    <AppProvider localeText={spanish} router={router} theme={theme}>
      <PageContainer component="main" title="Biblioteca" breadcrumbs={[]}>
        <KeepInput>
          <Crud
            key={router.pathname}
            dataSource={bookSource}
            rootPath="/libros"
            slots={{ list: { dataGrid: NamedGrid } }}
          />
        </KeepInput>
      </PageContainer>
    </AppProvider>
  );
}
