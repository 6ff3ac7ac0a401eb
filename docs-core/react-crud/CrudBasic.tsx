import HandymanIcon from '@mui/icons-material/Handyman';
import * as React from 'react';
import { createTheme } from '@mui/material/styles';
import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import {
  AppProvider,
  Crud,
  DashboardLayout,
  PageContainer,
  type Branding,
  type DataModel,
  type DataModelId,
  type DataSource,
  type Navigation,
  type Router,
} from '@toolpad/core';
import { ask } from '../server';

type Query = Parameters<NonNullable<DataSource<Tool>['getMany']>>[0];

// preview-start
interface Tool extends DataModel {
  id: number;
  name: string;
  shelf: string;
  weight: number;
}

const toolSource: DataSource<Tool> = {
  fields: [
    { field: 'id', headerName: 'No.', width: 70 },
    { field: 'name', headerName: 'Tool', width: 170 },
    { field: 'shelf', headerName: 'Shelf', width: 80 },
    { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 110 },
  ],
  getMany: newest(({ paginationModel: { page, pageSize } }: Query) =>
    ask(() => {
      const items = tools.slice(page * pageSize, (page + 1) * pageSize);
      return { items, itemCount: tools.length };
    }),
  ),
  getOne: (id) => ask(() => findTool(id)),
  createOne: ({ name = 'New tool', shelf = 'A1', weight = 0 }) =>
    ask(() => {
      const tool = { id: Math.max(0, ...tools.map(({ id }) => id)) + 1, name, shelf, weight };
      tools = [...tools, tool];
      return tool;
    }),
  updateOne: (id, changes) =>
    ask(() => {
      const tool = { ...findTool(id), ...changes };
      tools = tools.map((other) => (other.id === tool.id ? tool : other));
      return tool;
    }),
  deleteOne: (id) =>
    ask(() => {
      const tool = findTool(id);
      tools = tools.filter((other) => other !== tool);
    }),
};

function ToolPage({ pathname }: { pathname: string }) {
  return (
    <PageContainer>
      <KeepInput>
        <Crud
          // Without it, a slow record can appear on the page of the next one.
          key={pathname}
          dataSource={toolSource}
          // A page from the cache would not supersede an earlier query.
          dataSourceCache={null}
          rootPath="/tools"
          initialPageSize={5}
          slots={slots}
          slotProps={slotProps}
        />
      </KeepInput>
    </PageContainer>
  );
}
// preview-end

let tools: Tool[] = [
  { id: 1, name: 'Cordless drill', shelf: 'A1', weight: 1.6 },
  { id: 2, name: 'Circular saw', shelf: 'A2', weight: 4.1 },
  { id: 3, name: 'Tile cutter', shelf: 'B1', weight: 9.5 },
  { id: 4, name: 'Hedge trimmer', shelf: 'C3', weight: 3.8 },
  { id: 5, name: 'Pressure washer', shelf: 'C1', weight: 12 },
  { id: 6, name: 'Spirit level', shelf: 'B2', weight: 0.7 },
  { id: 7, name: 'Step ladder', shelf: 'D1', weight: 6.3 },
];

/** The id comes from the URL, so it is a string. */
function findTool(id: DataModelId) {
  const tool = tools.find((candidate) => String(candidate.id) === String(id));
  if (!tool) {
    throw new Error(`There is no tool ${id}.`);
  }
  return tool;
}

/** The column of buttons has no name, and screen readers need one. */
function NamedGrid(props: DataGridProps) {
  const columns = React.useMemo(
    () =>
      props.columns.map((column) =>
        column.field === 'actions' ? { ...column, headerName: 'Actions' } : column,
      ),
    [props.columns],
  );
  return <DataGrid {...props} columns={columns} />;
}

const slots = { list: { dataGrid: NamedGrid } };
const slotProps = { list: { dataGrid: { pageSizeOptions: [5, 10] } } };

const branding: Branding = { homeUrl: '/tools' };

const navigation: Navigation = [
  { segment: 'tools', title: 'Tools', icon: <HandymanIcon />, pattern: 'tools/:rest*' },
];

// A demo frame is narrow: this theme shows the desktop sidebar from 600 px on, not from 900 px.
// The title of a page is an h4 by default, and becomes an h1.
const options = {
  breakpoints: { values: { xs: 0, sm: 600, md: 600, lg: 1200, xl: 1536 } },
  components: { MuiTypography: { defaultProps: { variantMapping: { h4: 'h1' } } } },
};
const theme = {
  light: createTheme(options),
  dark: createTheme({
    ...options,
    palette: { mode: 'dark', error: { main: '#ef9a9a', light: '#b71c1c' } },
  }),
};

/** The list shows answers as they arrive: this leaves out those to an earlier query. */
function newest<Q, A>(read: (query: Q) => Promise<A>) {
  let last = 0;
  return async (query: Q): Promise<A> => {
    last += 1;
    const own = last;
    const answer = read(query);
    await answer.catch(() => undefined);
    return own === last ? answer : new Promise(() => undefined);
  };
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

export default function CrudBasic() {
  const router = useMemoryRouter('/tools');
  return (
    <AppProvider branding={branding} navigation={navigation} router={router} theme={theme}>
      <DashboardLayout defaultSidebarCollapsed>
        <ToolPage pathname={router.pathname} />
      </DashboardLayout>
    </AppProvider>
  );
}
