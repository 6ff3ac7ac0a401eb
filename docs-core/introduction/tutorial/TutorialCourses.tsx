import * as React from 'react';
import EventNoteIcon from '@mui/icons-material/EventNote';
import LocalCafeIcon from '@mui/icons-material/LocalCafe';
import { createTheme } from '@mui/material/styles';
import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import {
  AppProvider,
  Crud,
  DashboardLayout,
  PageContainer,
  type Branding,
  type DataModel,
  type DataSource,
  type Navigation,
  type Router,
} from '@toolpad/core';
import { ask } from '../../server';

// A demo frame is narrow: this theme shows the desktop sidebar from 600 px on, not from 900 px.
const breakpoints = { values: { xs: 0, sm: 600, md: 600, lg: 1200, xl: 1536 } };
// The titles of pages become first-level headings.
const components = { MuiTypography: { defaultProps: { variantMapping: { h4: 'h1' } } } };
const theme = {
  light: createTheme({
    breakpoints,
    components,
    palette: { primary: { main: '#9c4221', dark: '#7b341e' } },
  }),
  dark: createTheme({
    breakpoints,
    components,
    palette: {
      mode: 'dark',
      primary: { main: '#f6ad7b', dark: '#f6ad7b' },
      error: { main: '#ef9a9a', light: '#b71c1c' },
    },
  }),
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

interface Course extends DataModel {
  id: string;
  title: string;
  level: string;
  seats: number;
  price: number;
}

const logo = <LocalCafeIcon color="primary" sx={{ height: 40, fontSize: 30 }} />;
const branding: Branding = { title: 'Clay office', logo, homeUrl: '/courses' };

const navigation: Navigation = [
  {
    segment: 'courses',
    title: 'Courses',
    icon: <EventNoteIcon />,
    pattern: 'courses/:rest*',
  },
];

let courses: Course[] = [
  { id: 'wheel', title: 'Wheel throwing', level: 'Beginner', seats: 8, price: 140 },
  { id: 'glaze', title: 'Glazes from ash', level: 'Advanced', seats: 6, price: 180 },
  { id: 'tiles', title: 'Hand-painted tiles', level: 'Beginner', seats: 10, price: 95 },
];

function findCourse(id: string): Course {
  const course = courses.find((candidate) => candidate.id === id);
  if (!course) {
    throw new Error('There is no such course.');
  }
  return course;
}

function saveCourse(course: Course): Promise<Course> {
  return ask(() => {
    courses = [...courses.filter(({ id }) => id !== course.id), course];
    return course;
  });
}

const newCourse = { title: '', level: 'Beginner', seats: 8, price: 100 };

// preview-start
const dataSource: DataSource<Course> = {
  fields: [
    { field: 'title', headerName: 'Course', flex: 2, minWidth: 150 },
    {
      field: 'level',
      headerName: 'Level',
      type: 'singleSelect',
      valueOptions: ['Beginner', 'Advanced'],
    },
    { field: 'seats', headerName: 'Seats', type: 'number', width: 80 },
    { field: 'price', headerName: 'Price', type: 'number', width: 80 },
  ],
  getMany: ({ paginationModel: { page, pageSize } }) =>
    ask(() => {
      const items = courses.slice(page * pageSize, (page + 1) * pageSize);
      return { items, itemCount: courses.length };
    }),
  getOne: (id) => ask(() => findCourse(String(id))),
  createOne: (values) => saveCourse({ ...newCourse, ...values, id: Date.now().toString(36) }),
  updateOne: (id, values) => saveCourse({ ...findCourse(String(id)), ...values }),
  deleteOne: (id) =>
    ask(() => {
      courses = courses.filter((course) => course.id !== id);
    }),
  validate: (values) =>
    values.title?.trim()
      ? { value: values }
      : { issues: [{ path: ['title'], message: 'Give the course a name.' }] },
};
// preview-end

/** The list has no heading for its column of buttons. This names it for screen readers. */
function CourseGrid({ columns, ...rest }: DataGridProps) {
  const namedColumns = React.useMemo(
    () =>
      columns.map((column) =>
        column.field === 'actions' ? { ...column, headerName: 'Actions' } : column,
      ),
    [columns],
  );
  return <DataGrid {...rest} columns={namedColumns} />;
}

const slots = { list: { dataGrid: CourseGrid } };

const slotProps = {
  list: { dataGrid: { disableColumnFilter: true, disableColumnSorting: true } },
};

export default function TutorialCourses() {
  const router = useMemoryRouter('/courses');
  return (
    <AppProvider branding={branding} navigation={navigation} router={router} theme={theme}>
      <DashboardLayout defaultSidebarCollapsed>
        <PageContainer>
          <Crud
            dataSource={dataSource}
            rootPath="/courses"
            initialPageSize={25}
            defaultValues={newCourse}
            slots={slots}
            slotProps={slotProps}
          />
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
