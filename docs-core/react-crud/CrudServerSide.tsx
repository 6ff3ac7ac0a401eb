import * as React from 'react';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import {
  getGridNumericOperators,
  getGridStringOperators,
  type GridFilterItem,
} from '@mui/x-data-grid';
import { AppProvider, List, PageContainer, type DataModel, type DataSource } from '@toolpad/core';
import { ask } from '../server';

interface Star extends DataModel {
  id: number;
  name: string;
  constellation: string;
  magnitude: number;
}

type Query = Parameters<NonNullable<DataSource<Star>['getMany']>>[0];

// preview-start
/** What a server does with a query: filter, sort, count, then cut out one page. */
function queryStars({ filterModel, sortModel, paginationModel: { page, pageSize } }: Query) {
  const words = (filterModel.quickFilterValues ?? []).map(String);
  const found = stars.filter(
    (star) =>
      filterModel.items.every((item) => matches(star, item)) &&
      words.every((word) => includes(star.name, word) || includes(star.constellation, word)),
  );
  for (const { field, sort } of [...sortModel].reverse()) {
    const direction = sort === 'desc' ? -1 : 1;
    found.sort((one, other) => direction * compare(one[field], other[field]));
  }
  const items = found.slice(page * pageSize, (page + 1) * pageSize);
  return { items, itemCount: found.length };
}

// The columns offer exactly the operators that the server knows.
const textOperators = getGridStringOperators().filter(({ value }) =>
  ['contains', 'equals'].includes(value),
);
const numberOperators = getGridNumericOperators().filter(({ value }) => ['<', '>'].includes(value));

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

function createStarSource(onQuery: (query: Query) => void) {
  return {
    fields: [
      { field: 'name', headerName: 'Star', filterOperators: textOperators, width: 170 },
      {
        field: 'constellation',
        headerName: 'Constellation',
        filterOperators: textOperators,
        width: 150,
      },
      {
        field: 'magnitude',
        headerName: 'Magnitude',
        type: 'number',
        filterOperators: numberOperators,
        width: 120,
      },
    ],
    getMany: newest((query: Query) => {
      onQuery(query);
      return ask(() => queryStars(query));
    }),
  } satisfies DataSource<Star>;
}
// preview-end

function matches(star: Star, { field, operator, value }: GridFilterItem) {
  if (value === undefined || value === '') {
    return true;
  }
  const actual = star[field];
  switch (operator) {
    case 'contains':
      return includes(String(actual), String(value));
    case 'equals':
      return String(actual) === String(value);
    case '<':
      return Number(actual) < Number(value);
    case '>':
      return Number(actual) > Number(value);
    default:
      throw new Error(`The server does not know the filter “${operator}”.`);
  }
}

function includes(text: string, word: string) {
  return text.toLowerCase().includes(word.toLowerCase());
}

function compare(one: unknown, other: unknown) {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other));
}

const constellations = ['Andromeda', 'Cassiopeia', 'Cygnus', 'Lyra', 'Orion', 'Pegasus'];
const letters = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon', 'Zeta', 'Eta', 'Theta'];
const stars: Star[] = letters.flatMap((letter, rank) =>
  constellations.map((constellation, index) => ({
    id: rank * constellations.length + index,
    name: `${letter} ${constellation}`,
    constellation,
    magnitude: Math.round((rank * 0.6 + ((index * 7) % 5) * 0.13) * 100) / 100,
  })),
);

function describe({ paginationModel, sortModel, filterModel }: Query) {
  return JSON.stringify({
    page: paginationModel.page,
    sort: sortModel.map(({ field, sort }) => `${field} ${sort ?? ''}`),
    filter: filterModel.items.map(
      ({ field, operator, value }) => `${field} ${operator} ${String(value)}`,
    ),
    search: filterModel.quickFilterValues,
  });
}

// The title of a page is an h4 by default. A page needs an h1, so the theme maps one to the other.
const components = { MuiTypography: { defaultProps: { variantMapping: { h4: 'h1' } } } };
const theme = {
  light: createTheme({ components }),
  dark: createTheme({
    components,
    palette: { mode: 'dark', error: { main: '#ef9a9a', light: '#b71c1c' } },
  }),
};

const slotProps = {
  dataGrid: {
    showToolbar: true,
    pageSizeOptions: [5, 10],
    initialState: { columns: { columnVisibilityModel: { actions: false } } },
  },
};

export default function CrudServerSide() {
  const [query, setQuery] = React.useState('none');
  const starSource = React.useMemo(
    () => createStarSource((nextQuery) => setQuery(describe(nextQuery))),
    [],
  );
  return (
    <AppProvider theme={theme}>
      <PageContainer component="main" title="Star catalog" breadcrumbs={[]}>
        <List dataSource={starSource} initialPageSize={5} slotProps={slotProps} />
        <Typography role="status" variant="body2">
          Last query: {query}
        </Typography>
      </PageContainer>
    </AppProvider>
  );
}
