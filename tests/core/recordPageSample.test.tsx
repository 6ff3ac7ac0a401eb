/** The page of a record without Crud: its sample reads the record of the URL. */
import path from 'node:path';
import type * as React from 'react';
import { render, screen } from '@testing-library/react';
import { writePageFiles } from './pageFiles';

let courseId = 'glaze';
jest.mock('react-router', () => ({
  useNavigate: () => jest.fn(),
  useParams: () => ({ courseId }),
}));

const answers = new Map<string, (course: object) => void>();
Object.assign(globalThis, {
  coursesDataSource: {
    getOne: async (id: string) => new Promise((resolve) => answers.set(id, resolve)),
  },
});

const folder = writePageFiles(
  'guides/leaving-toolpad',
  {
    'src/coursesDataSource.ts': 'export const { coursesDataSource } = globalThis;',
    'src/Page.tsx': 'export const Page = ({ children }) => children;',
    'src/pages/courses/useDeleteCourse.ts': 'export const useDeleteCourse = () => () => undefined;',
  },
  { without: ['An app of Toolpad Studio'] },
);
const { CourseDetails } = jest.requireActual<{ CourseDetails: React.ComponentType }>(
  path.join(folder, 'src/pages/courses/CourseDetails.tsx'),
);

it('shows no record of the previous URL while the next one loads', async () => {
  const { rerender } = render(<CourseDetails />);
  answers.get('glaze')?.({ id: 'glaze', title: 'Glazing' });
  expect(await screen.findByText('Glazing')).toBeVisible();
  courseId = 'tiles';
  rerender(<CourseDetails />);
  expect(screen.getByRole('progressbar')).toBeVisible();
  expect(screen.queryByText('Glazing')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cancel the course' })).toBeNull();
});
