import fs from 'node:fs';
import path from 'node:path';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { SearchButton, startSearch } from '.';
import { askedQuery, searchScopePreference } from './dialogState';
import type { resultsAddress } from './resultsAddress';
import { serve, SITE } from './testing';

type ResultsAddress = { readonly resultsAddress: typeof resultsAddress };

// jsdom opens no other page, so the address that is opened becomes the hash of this one.
jest.mock('./resultsAddress', () => {
  const actual = jest.requireActual<ResultsAddress>('./resultsAddress');
  return {
    ...actual,
    resultsAddress: (...question: Parameters<typeof resultsAddress>) =>
      `#${actual.resultsAddress(...question)}`,
  };
});

beforeAll(() => {
  // jsdom has the element and not its methods.
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
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Macintosh)');
  startSearch();
});

let fetched: () => readonly string[];

/** Loads a page anew. */
function load(page = <SearchButton />): void {
  document.body.innerHTML = renderToStaticMarkup(page);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  window.history.replaceState(null, '', '/toolpad/core/layout/');
  load();
  searchScopePreference.set('here');
  askedQuery.set('');
  fetched = serve(SITE);
});

// The browser tells of another hash a little later, which closes the search.
afterEach(() => new Promise((resolve) => setTimeout(resolve)));

const dialog = () => screen.queryByRole('dialog');
const field = () => screen.getByRole('combobox');
const openSearch = () => fireEvent.keyDown(document.body, { key: 'k', metaKey: true });

function ask(query: string): void {
  openSearch();
  fireEvent.input(field(), { target: { value: query } });
}

const submit = () => fireEvent.submit(screen.getByRole('search'));

/** The answers of the page are alive. */
function enliven(): void {
  document.querySelector('tp-island')?.toggleAttribute('data-alive', true);
}

// An index comes once for the whole visit, so this comes first.
it('a page of no product searches all, and loads the index of Toolpad Core first', async () => {
  document.head.innerHTML = `
    <meta name="mui:productId" content="null">
    <meta name="mui:productCategoryId" content="material-ui">`;
  openSearch();
  expect(field()).toHaveAccessibleName('Search all products');
  await waitFor(() => expect(fetched()).toContain('/toolpad/core.json'));
  expect(fetched()).not.toContain('/toolpad/studio.json');
});

it('the button shows the keys of a Mac where the reader has one', () => {
  const style = document.createElement('style');
  style.textContent = fs.readFileSync(path.join(__dirname, 'SearchButton.module.css'), 'utf8');
  document.head.append(style);
  expect(screen.getByText('⌘K')).toBeVisible();
  expect(screen.getByText('Ctrl K')).not.toBeVisible();
});

describe('Enter, while the results are still loading', () => {
  it('opens the page of results', () => {
    ask('header');
    submit();
    expect(window.location.hash).toBe('#/toolpad/search/?q=header&in=core');
  });

  it('opens those of all products where all are searched', () => {
    ask('header');
    searchScopePreference.set('both');
    submit();
    expect(window.location.hash).toBe('#/toolpad/search/?q=header');
  });

  it.each(['', '   '])('stays where nothing is asked: "%s"', (query) => {
    ask(query);
    submit();
    expect(window.location.hash).toBe('');
    expect(dialog()).toBeVisible();
  });

  it('does not send the form itself', () => {
    ask('header');
    expect(submit()).toBe(false);
  });
});

it('Enter leaves the page to the answers once they are alive', () => {
  ask('header');
  enliven();
  submit();
  expect(window.location.hash).toBe('');
  expect(dialog()).toBeVisible();
});

describe('a dialog that closes', () => {
  it('leaves an empty field, and the question for the next time', () => {
    ask('header');
    fireEvent.click(screen.getByRole('button', { name: 'Close search' }));
    expect(document.querySelector('input')).toHaveValue('');
    openSearch();
    expect(field()).toHaveValue('header');
  });

  it('leaves the question alone when it is another one', () => {
    ask('header');
    const { container } = render(<dialog open />);
    container.querySelector('dialog')?.close();
    expect(field()).toHaveValue('header');
  });
});

describe('the keys that open the search', () => {
  it('do not open it a second time', () => {
    ask('header');
    sessionStorage.setItem('search-query', 'prompt');
    openSearch();
    expect(field()).toHaveValue('header');
  });

  it('load nothing on a page without a search, such as the document of a demo', () => {
    const told = jest.spyOn(console, 'error');
    window.history.replaceState(null, '', '/toolpad/studio/');
    load(<main>A demo</main>);
    openSearch();
    expect(fetched()).toEqual([]);
    expect(told).not.toHaveBeenCalled();
    told.mockRestore();
    expect(dialog()).not.toBeInTheDocument();
  });
});

describe('the field names the scope of the search', () => {
  it('follows another choice while the search is open', async () => {
    openSearch();
    expect(field()).toHaveAccessibleName('Search Toolpad Core');
    await userEvent.click(screen.getByRole('switch'));
    expect(field()).toHaveAccessibleName('Search all products');
    expect(field()).toHaveAttribute('placeholder', 'Search all products');
  });

  it('is right on the next page, though the choice was made on one without a search', () => {
    load(<main>A demo</main>);
    act(() => {
      searchScopePreference.set('both');
    });
    load();
    openSearch();
    expect(field()).toHaveAccessibleName('Search all products');
    expect(screen.getByRole('switch')).toBeChecked();
  });
});
