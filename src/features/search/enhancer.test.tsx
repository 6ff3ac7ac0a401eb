import fs from 'node:fs';
import path from 'node:path';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { SearchButton, startSearch } from '.';
import { ask as setQuery } from './dialogState';
import { serve, SITE } from './testing';

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
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Macintosh)');
  startSearch();
});

let fetched: () => readonly string[];

/** Simulates a page load. */
function load(page = <SearchButton />): void {
  document.body.innerHTML = renderToStaticMarkup(page);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  window.history.replaceState(null, '', '/toolpad/core/layout/');
  load();
  setQuery('');
  fetched = serve(SITE);
});

// `hashchange`, which closes the search, is asynchronous.
afterEach(() => new Promise((resolve) => setTimeout(resolve)));

const dialog = () => screen.queryByRole('dialog');
const field = () => screen.getByRole('combobox');
const openSearch = () => fireEvent.keyDown(document.body, { key: 'k', metaKey: true });

function enterQuery(query: string): void {
  openSearch();
  fireEvent.input(field(), { target: { value: query } });
}

const ESCAPE = { key: 'Escape' };
/** The URL that Enter opens; `null` if it does nothing. */
function submit(): string | null {
  const form = screen.getByRole<HTMLFormElement>('search');
  const fields = [...new FormData(form)] as [string, string][];
  const { pathname } = new URL(form.action);
  return fireEvent.submit(form) ? `${pathname}?${new URLSearchParams(fields).toString()}` : null;
}

// First, because the index is loaded once for all tests.
it('a page without a product searches all, and loads the titles of Toolpad Core first', async () => {
  document.head.innerHTML = `
    <meta name="mui:productId" content="null">
    <meta name="mui:productCategoryId" content="material-ui">`;
  openSearch();
  expect(screen.getByRole('radio', { name: 'All' })).toBeChecked();
  await waitFor(() => expect(fetched()).toContain('/toolpad/search-toolpad-core.json'));
  expect(fetched()).not.toContain('/toolpad/search-toolpad-studio.json');
});

it('the button shows the Mac shortcut on a Mac', () => {
  const style = document.createElement('style');
  style.textContent = fs.readFileSync(path.join(__dirname, 'SearchButton.module.css'), 'utf8');
  document.head.append(style);
  expect(screen.getByText('⌘K')).toBeVisible();
  expect(screen.getByText('Ctrl K')).not.toBeVisible();
});

describe('Enter, while there is no result to open', () => {
  it('opens the results page', () => {
    enterQuery('header');
    expect(submit()).toBe('/toolpad/search/?q=header&in=core');
  });

  it('opens the results page for all products if all are searched', () => {
    enterQuery('header');
    fireEvent.click(screen.getByRole('radio', { name: 'All' }));
    expect(submit()).toBe('/toolpad/search/?q=header&in=all');
  });
});

describe('a press outside of the panel', () => {
  const outside = () => dialog() ?? document.body;

  it('closes the dialog once it ends, so that it reaches nothing below', () => {
    enterQuery('header');
    fireEvent.pointerDown(outside());
    expect(outside()).toBeVisible();
    fireEvent.click(outside());
    expect(dialog()).not.toBeInTheDocument();
  });

  it('closes nothing if it began inside, as when text is selected', () => {
    enterQuery('header');
    fireEvent.pointerDown(field());
    fireEvent.click(outside());
    expect(outside()).toBeVisible();
  });
});

describe('closing the dialog', () => {
  it('is what Escape does outside of the field, whatever the query', () => {
    enterQuery('header');
    const isLeftToDialog = () => fireEvent.keyDown(screen.getByText('All'), ESCAPE);
    expect(isLeftToDialog()).toBe(true);
    expect(field()).toHaveValue('header');
    expect(fireEvent.keyDown(field(), ESCAPE)).toBe(false);
    expect(field()).toHaveValue('');
  });

  it('keeps the query for the next time, on any page', () => {
    enterQuery('header');
    fireEvent.click(screen.getByRole('button', { name: 'Close search' }));
    load();
    openSearch();
    expect(field()).toHaveValue('header');
  });

  it('keeps the query even if storage is refused', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const storage = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    enterQuery('header');
    fireEvent.click(screen.getByRole('button', { name: 'Close search' }));
    openSearch();
    expect(field()).toHaveValue('header');
    storage.mockRestore();
  });
});

describe('the search shortcuts', () => {
  it('do not reopen an open search', () => {
    enterQuery('header');
    sessionStorage.setItem('search-query', 'prompt');
    openSearch();
    expect(field()).toHaveValue('header');
  });

  it('load nothing on a page without a search, such as a demo’s document', () => {
    const consoleError = jest.spyOn(console, 'error');
    window.history.replaceState(null, '', '/toolpad/studio/');
    load(<main>A demo</main>);
    openSearch();
    expect(fetched()).toEqual([]);
    expect(consoleError).not.toHaveBeenCalled();
    consoleError.mockRestore();
    expect(dialog()).not.toBeInTheDocument();
  });
});

describe('the tabs', () => {
  it('leave the focus in the field', async () => {
    openSearch();
    await userEvent.click(screen.getByRole('radio', { name: 'All' }));
    expect(field()).toHaveFocus();
  });

  it('start with the product of the page each time', async () => {
    openSearch();
    await userEvent.click(screen.getByRole('radio', { name: 'All' }));
    fireEvent.click(screen.getByRole('button', { name: 'Close search' }));
    openSearch();
    expect(screen.getByRole('radio', { name: 'Toolpad Core' })).toBeChecked();
  });
});
