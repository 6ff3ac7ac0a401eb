import * as React from 'react';
import DashboardIcon from '@mui/icons-material/Dashboard';
import LocalCafeIcon from '@mui/icons-material/LocalCafe';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import {
  AppProvider,
  DashboardLayout,
  PageContainer,
  useDialogs,
  useNotifications,
  type Branding,
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
    palette: { mode: 'dark', primary: { main: '#f6ad7b', dark: '#f6ad7b' } },
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

interface Course {
  id: string;
  title: string;
  seats: number;
  booked: number;
}

const firstCourses: Course[] = [
  { id: 'wheel', title: 'Wheel throwing', seats: 8, booked: 6 },
  { id: 'glaze', title: 'Glazes from ash', seats: 6, booked: 6 },
  { id: 'tiles', title: 'Hand-painted tiles', seats: 10, booked: 3 },
];

const logo = <LocalCafeIcon color="primary" sx={{ height: 40, fontSize: 30 }} />;
const branding: Branding = { title: 'Clay office', logo };

const navigation: Navigation = [{ title: 'Dashboard', icon: <DashboardIcon /> }];

interface BookButtonProps {
  course: Course;
  onBook: (count: number) => Promise<void>;
}

// preview-start
function BookButton({ course, onBook }: BookButtonProps) {
  const dialogs = useDialogs();
  const notifications = useNotifications();

  const change = async (count: number) => {
    try {
      await onBook(count);
      return true;
    } catch (error) {
      await dialogs.alert(error instanceof Error ? error.message : 'Try again later.', {
        title: count > 0 ? 'Nothing was booked' : 'The booking was not undone',
      });
      return false;
    }
  };

  const book = async () => {
    const answer = await dialogs.prompt('Who takes the seat?', {
      title: course.title,
      okText: 'Book',
    });
    const guest = answer?.trim();
    if (!guest) {
      return;
    }
    if (!(await change(1))) {
      return;
    }
    let isUndone = false;
    const key = notifications.show(`${guest} has a seat.`, {
      severity: 'success',
      autoHideDuration: 10_000,
      actionText: 'Undo',
      onAction: () => {
        notifications.close(key);
        // A second click can come before the notification is gone.
        if (!isUndone) {
          isUndone = true;
          void change(-1);
        }
      },
    });
  };
  // preview-end

  return (
    <Button
      aria-label={`Book ${course.title}`}
      disabled={course.booked >= course.seats}
      onClick={() => void book()}
    >
      Book
    </Button>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography variant="h5" component="p">
        {value}
      </Typography>
    </Paper>
  );
}

function Dashboard() {
  const [courses, setCourses] = React.useState(firstCourses);
  const book = async (id: string, count: number) => {
    await ask(() => undefined);
    setCourses((current) =>
      current.map((course) =>
        course.id === id ? { ...course, booked: course.booked + count } : course,
      ),
    );
  };
  const seats = courses.reduce((sum, course) => sum + course.seats, 0);
  const booked = courses.reduce((sum, course) => sum + course.booked, 0);
  return (
    <PageContainer>
      <Stack spacing={2}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(3, 1fr)' }}>
          <Figure label="Courses" value={courses.length} />
          <Figure label="Seats booked" value={booked} />
          <Figure label="Seats free" value={seats - booked} />
        </Box>
        <TableContainer component={Paper} variant="outlined">
          <Table size="small" aria-label="Next courses">
            <TableHead>
              <TableRow>
                <TableCell>Course</TableCell>
                <TableCell align="right">Booked</TableCell>
                <TableCell>Actions</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {courses.map((course) => (
                <TableRow key={course.id}>
                  <TableCell>{course.title}</TableCell>
                  <TableCell align="right">{`${course.booked} of ${course.seats}`}</TableCell>
                  <TableCell>
                    <BookButton course={course} onBook={(count) => book(course.id, count)} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      </Stack>
    </PageContainer>
  );
}

export default function TutorialDashboard() {
  const router = useMemoryRouter('/');
  return (
    <AppProvider branding={branding} navigation={navigation} router={router} theme={theme}>
      <DashboardLayout defaultSidebarCollapsed>
        <Dashboard />
      </DashboardLayout>
    </AppProvider>
  );
}
