import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { startIslands } from '../../islands';
import { SearchButton, startSearch } from '.';
import { serve, SITE } from './testing';

/** Resolves when the results island may load. */
let arrival = Promise.resolve();

beforeAll(() => {
  // jsdom doesn't implement these methods.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (this.open) {
        this.open = false;
        this.dispatchEvent(new Event('close'));
      }
    },
  });
  Element.prototype.scrollIntoView = () => undefined;
  startSearch();
  startIslands({
    loaders: {
      search: () => arrival.then(() => import('./island')).then(({ mountResults }) => mountResults),
    },
    onMissing: (_element, error) => {
      throw error;
    },
  });
});

/** Simulates a page load. */
function load(): void {
  act(() => {
    document.body.innerHTML = renderToStaticMarkup(<SearchButton />);
  });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/toolpad/core/layout/');
  load();
});

const field = () => screen.findByRole('combobox');
const options = () => screen.findAllByRole('option');

async function openSearch(query: string) {
  const user = userEvent.setup();
  await user.keyboard('{Control>}k{/Control}');
  const input = await field();
  await user.clear(input);
  if (query !== '') {
    await user.type(input, query);
  }
  return { user, input };
}

// These two first, because the index is loaded once for all tests.
it('nothing loads before the reader uses the search', async () => {
  const fetched = serve(SITE);
  load();
  await new Promise(requestAnimationFrame);
  expect(fetched()).toEqual([]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('an index that fails to load is reported, and can be retried', async () => {
  serve({ 'search-toolpad-core.json': '<title>Hotel</title>' });
  const { user } = await openSearch('header');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Search could not be loaded. Try again.',
  );
  serve(SITE);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await options()).not.toHaveLength(0);
});

it('a text that failed to load shows with the next query', async () => {
  const fetched = serve({ ...SITE, 'assets/search/dialogs.json': '<title>Hotel</title>' });
  const { user, input } = await openSearch('useDialogs');
  // Twice, because a file that fails is requested again.
  await waitFor(() => {
    expect(fetched().filter((file) => file.includes('dialogs'))).toHaveLength(2);
  });
  serve(SITE);
  await user.type(input, ' prompt');
  expect(await screen.findByRole('option', { name: /Ask with a prompt/ })).toBeInTheDocument();
});

it('arrows move through the options, Enter opens one and closes the search', async () => {
  serve(SITE);
  const { user, input } = await openSearch('dashboard sidebar');
  const [first] = await options();
  expect(first).toHaveAttribute('href', '/toolpad/core/layout/#sidebar');
  expect(input).toHaveAttribute('aria-activedescendant', first?.id);
  expect(input).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{ArrowUp}{ArrowDown}{Enter}');
  expect(window.location.hash).toBe('#sidebar');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('the matched words are marked in the passage', async () => {
  serve(SITE);
  await openSearch('header');
  const option = await screen.findByRole('option', { name: /Replace the header/ });
  await waitFor(() => {
    expect([...option.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      'Header',
      'header',
    ]);
  });
});

it('accepts typing before the results island loads, and shows its results', async () => {
  serve(SITE);
  let arrive = (): void => undefined;
  arrival = new Promise((resolve) => {
    arrive = resolve;
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(screen.getByRole('combobox', { name: 'Search the documentation' })).toHaveFocus();
  await user.keyboard('header');
  expect(screen.getByText('The search index is loading…')).toBeInTheDocument();
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  const isLeftToForm = new Promise<boolean>((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('[role="option"]')) {
        observer.disconnect();
        resolve(fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' }));
      }
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  arrive();
  // Enter opens the option even at the moment it appears, when the form would open all results.
  expect(await isLeftToForm).toBe(false);
});

it('reports how many pages match, and links to all of them', async () => {
  serve(SITE);
  await openSearch('header');
  await waitFor(() => {
    expect(screen.getByRole('status')).toHaveTextContent('1 page found in Toolpad Core');
  });
  expect(screen.getByRole('link', { name: 'See all results' })).toHaveAttribute(
    'href',
    '/toolpad/search/?q=header&in=core',
  );
});

it('keeps the query on the next page; Escape clears it and shows the recent searches', async () => {
  serve(SITE);
  const { user } = await openSearch('prompt');
  const [option] = await options();
  // jsdom can't navigate.
  option?.addEventListener('click', (event) => {
    event.preventDefault();
  });
  await user.keyboard('{Enter}');
  load();
  await user.keyboard('/');
  const input = await field();
  expect(input).toHaveValue('prompt');
  await user.keyboard('{Escape}');
  expect(input).toHaveValue('');
  await user.click(await screen.findByRole('link', { name: 'prompt' }));
  expect(input).toHaveValue('prompt');
  expect(input).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Clear the field' }));
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(screen.queryByRole('link', { name: 'prompt' })).not.toBeInTheDocument();
  expect(fireEvent.keyDown(input, { key: 'Escape' })).toBe(true);
});

it('an empty query shows recent pages, which can be removed, and starting points', async () => {
  serve(SITE);
  localStorage.setItem(
    'pages-recent',
    JSON.stringify([
      { path: '/toolpad/core/layout/', title: 'The page that shows' },
      { path: '/toolpad/core/dialogs/', title: 'useDialogs' },
    ]),
  );
  const { user } = await openSearch('');
  const recent = await screen.findByRole('region', { name: 'Recent pages' });
  expect(within(recent).getAllByRole('link')).toHaveLength(1);
  expect(within(recent).getByRole('link', { name: 'useDialogs' })).toHaveAttribute(
    'href',
    '/toolpad/core/dialogs/',
  );
  const tasks = screen.getByRole('region', { name: 'Start with Toolpad Core' });
  expect(within(tasks).getByRole('link', { name: 'Lay out a dashboard' })).toBeVisible();
  await user.click(within(recent).getByRole('button', { name: 'Clear all' }));
  expect(screen.queryByRole('region', { name: 'Recent pages' })).not.toBeInTheDocument();
});

it('without results, links to all pages and to GitHub; a tab has the other product’s', async () => {
  serve(SITE);
  const { user } = await openSearch('data grid');
  expect(await screen.findByText('Nothing found for “data grid” in Toolpad Core.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Toolpad Studio' })).toHaveAttribute(
    'href',
    '/toolpad/studio/',
  );
  expect(screen.getByRole('link', { name: /GitHub/ })).toHaveAttribute(
    'href',
    expect.stringContaining('data+grid'),
  );
  const tab = screen.getByText('Toolpad Studio', { selector: 'label' });
  await waitFor(() => expect(tab).toHaveTextContent('Studio 1'));
  await user.click(screen.getByRole('radio', { name: /^Toolpad Studio/ }));
  expect((await options())[0]).toHaveAttribute('href', '/toolpad/studio/grid/');
});

it('offers pages with similar names where nothing matches', async () => {
  serve(SITE);
  await openSearch('dashbrd-laayout');
  const nearest = await screen.findByRole('link', { name: 'Dashboard Layout' });
  expect(nearest).toHaveAttribute('href', '/toolpad/core/layout/');
});

it('finds a misspelled word, a keyword and what else the field calls a thing', async () => {
  serve(SITE);
  const { user, input } = await openSearch('sidebra');
  expect((await options())[0]).toHaveAttribute('href', '/toolpad/core/layout/#sidebar');
  for (const [query, path] of [
    ['shell', '/toolpad/core/layout/'],
    ['modal', '/toolpad/core/dialogs/'],
  ] as const) {
    await user.clear(input);
    await user.type(input, query);
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveAttribute('href', path));
  }
});

it('markup in the query stays text', async () => {
  serve(SITE);
  const { user, input } = await openSearch('');
  await user.type(input, '<img src=x onerror=alert(1)>');
  await screen.findByText(/Nothing found for “<img src=x/);
  expect(document.querySelector('img')).toBeNull();
});

it('hovering activates an option, tabs have the number of pages, a press outside closes', async () => {
  serve(SITE);
  const { user, input } = await openSearch('dashboard sidebar');
  const [, second] = await options();
  fireEvent.pointerMove(second ?? input);
  expect(input).toHaveAttribute('aria-activedescendant', second?.id);
  await user.clear(input);
  await user.type(input, 'data grid');
  await waitFor(() => {
    expect(screen.getByText('Toolpad Studio', { selector: 'label' })).toHaveTextContent('1');
  });
  await user.click(screen.getByRole('radio', { name: 'Toolpad Studio' }));
  expect(await screen.findByRole('option', { name: /Data Grid/ })).toBeInTheDocument();
  fireEvent.pointerDown(input);
  fireEvent.pointerDown(screen.getByRole('dialog'));
  fireEvent.click(screen.getByRole('dialog'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
