/** The samples of the page on fields and forms, with a server that a test plays. */
import './gridInJsdom';
import path from 'node:path';
import type * as React from 'react';
import { render, screen } from '@testing-library/react';
import { AppProvider } from '@toolpad/core';
import { writePageFiles } from './pageFiles';
import { answer, stubServer } from './stubServer';

const folder = writePageFiles('react-crud/forms', {
  'src/usePathname.ts': `export function usePathname() { return '/books/3'; }`,
});
const { BookInWords } = jest.requireActual<{ BookInWords: React.ComponentType<{ id: string }> }>(
  path.join(folder, 'src/BookInWords.tsx'),
);

const ask = stubServer();

it('shows a field of the details in words of the app', async () => {
  // React’s remark about the script of the provider.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  ask.mockResolvedValueOnce(answer(200, { id: '3', title: 'Bees', author: 'Mori', isLent: true }));
  render(
    <AppProvider>
      <BookInWords id="3" />
    </AppProvider>,
  );
  expect(await screen.findByText('On loan')).toBeInTheDocument();
  expect(screen.queryByText('Yes')).toBeNull();
});
