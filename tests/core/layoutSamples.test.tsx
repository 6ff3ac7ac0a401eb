/** What the page on the Dashboard Layout shows for questions that no prop answers. */
import './gridInJsdom';
import path from 'node:path';
import type * as React from 'react';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { AppProvider } from '@toolpad/core';
import { writePageFiles } from './pageFiles';

type Layout = React.ComponentType<React.PropsWithChildren>;

const folder = writePageFiles('react-dashboard-layout');
const layout = (name: string): Layout => {
  const file = path.join(folder, `src/${name}.tsx`);
  return jest.requireActual<Record<string, Layout>>(file)[name] ?? (() => name);
};

const navigation = [
  { segment: 'home', title: 'Home' },
  {
    segment: 'reports',
    title: 'Reports',
    children: [{ segment: 'sales', title: 'Sales' }],
  },
];

function open(Shell: Layout, pathname = '/home'): void {
  const router = { pathname, searchParams: new URLSearchParams(), navigate: jest.fn() };
  render(
    <AppProvider navigation={navigation} router={router}>
      <Shell>
        <input aria-label="Note" />
      </Shell>
    </AppProvider>,
  );
}

beforeEach(() => {
  // A desktop of 1280 px.
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: Number(/min-width: ?(\d+)px/.exec(media)?.[1] ?? Infinity) <= 1280,
      onchange: null,
      addListener: jest.fn(),
      removeListener: jest.fn(),
    });
  // React warns about the provider's inline script, which is harmless.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

it('hides and shows the sidebar with a button of the app, and keeps the page', () => {
  open(layout('ToggleLayout'));
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'oats' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sidebar' }));
  expect(screen.queryByRole('navigation', { name: 'Desktop' })).toBeNull();
  expect(screen.getByLabelText('Note')).toHaveValue('oats');
  fireEvent.click(screen.getByRole('button', { name: 'Sidebar' }));
  expect(screen.getByRole('navigation', { name: 'Desktop' })).toBeInTheDocument();
});

it('opens the sidebar over the page on a desktop', () => {
  open(layout('OverlayLayout'));
  expect(document.querySelector('.MuiModal-hidden')).not.toBeNull();
  const [button] = screen.getAllByRole('button', { name: 'Expand navigation menu' });
  fireEvent.click(button ?? document.body);
  expect(document.querySelector('.MuiModal-hidden')).toBeNull();
  expect(document.querySelector('.MuiBackdrop-root')).not.toBeNull();
});

it('highlights the parent of the open page, and the page itself', () => {
  open(layout('ParentLayout'), '/reports/sales');
  const sidebar = within(screen.getByRole('navigation', { name: 'Desktop' }));
  const selected = () =>
    ['Home', 'Reports', 'Sales'].filter((name) =>
      sidebar.getByText(name).closest('.MuiListItemButton-root')?.matches('.Mui-selected'),
    );
  expect(selected()).toEqual(['Reports', 'Sales']);
});
