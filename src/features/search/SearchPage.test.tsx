import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { startIslands, wakeIsland, type IslandLoader } from '../../islands';
import { SearchPage } from '.';
import { serve, SITE } from './testing';

const load: IslandLoader = () =>
  import('./island').then(({ mountPageResults }) => mountPageResults);

/** Opens the page, with text typed before the island loads. */
function open(address: string, typed = '', page = <SearchPage />): void {
  serve(SITE);
  window.history.replaceState(null, '', address);
  act(() => {
    document.body.innerHTML = renderToStaticMarkup(page);
  });
  if (typed !== '') {
    screen.getByRole<HTMLInputElement>('searchbox').value = typed;
  }
}

beforeAll(() => {
  startIslands({
    loaders: { 'search-page': load },
    onMissing: (_element, error) => {
      throw error;
    },
  });
});

it('the results page syncs the query with the URL', async () => {
  open('/toolpad/search/?q=header&in=core');
  const input = screen.getByRole('searchbox');
  const link = await screen.findByRole('link', { name: /Header/ });
  expect(input).toHaveValue('header');
  expect(screen.getByRole('radio', { name: 'Toolpad Core' })).toBeChecked();
  expect(link).toHaveAttribute('href', '/toolpad/core/layout/#header');
  fireEvent.input(input, { target: { value: 'prompt' } });
  await waitFor(() => {
    expect(window.location.search).toBe('?q=prompt&in=core');
  });
});

it('the results page searches the chosen product', async () => {
  open('/toolpad/search/?q=data+grid&in=core');
  await screen.findByText(/^Nothing found/);
  fireEvent.click(screen.getByRole('radio', { name: 'Toolpad Studio' }));
  await waitFor(() => {
    expect(window.location.search).toBe('?q=data+grid&in=studio');
  });
});

it('the 404 page keeps its URL until the reader asks for something else', async () => {
  open('/toolpad/core/heder/?a=1', '', <SearchPage on="asked">Nothing here</SearchPage>);
  expect(screen.getByText('Nothing here')).toBeInTheDocument();
  const input = screen.getByRole('searchbox');
  input.setAttribute('value', 'heder');
  await act(() => wakeIsland('search-page'));
  expect(await screen.findByRole('link', { name: /Header/ })).toBeInTheDocument();
  fireEvent.input(input, { target: { value: 'prompt' } });
  await waitFor(() => expect(window.location.search).toBe('?q=prompt&in=all'));
  fireEvent.input(input, { target: { value: 'heder' } });
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(window.location.pathname).toBe('/toolpad/core/heder/');
});

it('text typed before the results island loads wins over the query in the URL', async () => {
  open('/toolpad/search/?q=header', 'prompt');
  expect(await screen.findByRole('link', { name: /useDialogs|prompt/ })).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('prompt');
});

it('the results page follows back navigation', async () => {
  open('/toolpad/search/?q=header');
  await screen.findByRole('link', { name: /Header/ });
  window.history.replaceState(null, '', '/toolpad/search/?q=prompt&in=core');
  fireEvent.popState(window);
  await waitFor(() => {
    expect(screen.getByRole('searchbox')).toHaveValue('prompt');
  });
  expect(screen.getByRole('radio', { name: 'Toolpad Core' })).toBeChecked();
});

it('submitting the form does not navigate', async () => {
  open('/toolpad/search/?q=header');
  await screen.findByRole('link', { name: /Header/ });
  expect(fireEvent.submit(screen.getByRole('search'))).toBe(false);
});

it('the results page accepts a URL with only a product', async () => {
  open('/toolpad/search/?in=studio');
  await waitFor(() => {
    expect(screen.getByRole('radio', { name: 'Toolpad Studio' })).toBeChecked();
  });
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByText(/^Find components, hooks, props/)).toBeInTheDocument();
});

it('goes back to as many results as the reader saw, where they were', async () => {
  const scrolled = jest.fn();
  window.scrollTo = scrolled;
  open('/toolpad/search/?q=header');
  window.history.replaceState({ seen: { limit: 14, top: 1200 } }, '');
  await screen.findByRole('link', { name: /Header/ });
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith({ top: 1200, behavior: 'instant' }));
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.state).toEqual({ seen: { limit: 14, top: window.scrollY } });
});

it.each([
  ['/toolpad/studio/concepts/queries/', '', 'Toolpad Studio'],
  ['/toolpad/studio/concepts/queries/', '&in=core', 'Toolpad Core'],
  ['/toolpad/studio/concepts/queries/', '&in=all', 'All'],
  ['', '', 'All'],
])('from "%s", ?q=a%s searches %s', async (from, product, name) => {
  const referrer = from && window.location.origin + from;
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  open(`/toolpad/search/?q=a${product}`);
  await waitFor(() => expect(screen.getByRole('radio', { name })).toBeChecked());
  jest.restoreAllMocks();
});
