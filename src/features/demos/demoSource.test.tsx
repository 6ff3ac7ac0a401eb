import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { codeVariantPreference } from '../../preferences';
import { renderDemo, resetPage, startPage } from './testing';
import { headers, loadSource, mockSource } from './testingRegistry';

const mockOpen = jest.fn();

jest.mock(
  '@generated/demos/default/sources',
  () => jest.requireActual<typeof import('./testingRegistry')>('./testingRegistry').sources,
  { virtual: true },
);
jest.mock('./sandbox', () => ({ openInSandbox: mockOpen }));

beforeAll(startPage);
beforeEach(resetPage);

const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
};

describe('a demo’s source', () => {
  it('shows the highlights first, and loads the full source on demand', async () => {
    renderDemo({ open: true });
    expect(screen.getByText('the lines that matter')).toBeVisible();
    expect(loadSource).not.toHaveBeenCalled();
    press('Show full source');
    const fullSource = await screen.findByText('Hello.tsx: the whole file, system, TS');
    expect(fullSource).toBeVisible();
    expect(fullSource.closest('[data-sample]')).toHaveAttribute('data-sample', 'TypeScript');
    expect(screen.getByText('Hello.js: the whole file, system, JS')).toBeInTheDocument();
    expect(screen.getByText('the lines that matter')).not.toBeVisible();
    press('Show main lines');
    await waitFor(() => expect(screen.getByText('the lines that matter')).toBeVisible());
    expect(fullSource).not.toBeInTheDocument();
    press('Show full source');
    await screen.findByText('Hello.tsx: the whole file, system, TS');
    expect(loadSource).toHaveBeenCalledTimes(1);
  });

  it('is prefetched on hover', async () => {
    renderDemo({ open: true });
    await userEvent.hover(screen.getByRole('button', { name: 'Show full source' }));
    await waitFor(() => expect(loadSource).toHaveBeenCalledTimes(1));
  });

  it('keeps the highlights if the reader changes their mind while it loads', async () => {
    renderDemo({ open: true });
    press('Show full source');
    press('Show full source');
    await waitFor(() => expect(loadSource).toHaveBeenCalled());
    await act(() => Promise.resolve());
    expect(screen.getByText('the lines that matter')).toBeVisible();
  });

  it('reports a failed load, and can be retried', async () => {
    loadSource.mockRejectedValue(new Error('offline'));
    renderDemo({ open: true });
    press('Show full source');
    expect(await screen.findByText(/The source could not be loaded/)).toBeVisible();
    expect(screen.getByText('the lines that matter')).toBeVisible();
    mockSource();
    press('Show full source');
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
    expect(await screen.findByText('Hello.tsx: the whole file, system, TS')).toBeVisible();
  });

  it('is requested again if the response is something else, such as a captive portal’s', async () => {
    loadSource.mockResolvedValueOnce({ ok: true, headers, json: () => [{ name: 'Log in' }] });
    renderDemo({ open: true });
    press('Show full source');
    expect(await screen.findByText('Hello.tsx: the whole file, system, TS')).toBeVisible();
    expect(loadSource).toHaveBeenCalledTimes(2);
  });

  it('has no expand button if no lines are marked', () => {
    renderDemo({ isPartial: false });
    expect(screen.queryByRole('button', { name: 'Show full source' })).not.toBeInTheDocument();
  });

  it('can be linked to by the demo’s anchor', () => {
    renderDemo();
    expect(screen.getByRole('figure', { name: 'A greeting' })).toHaveAttribute('id', 'Hello.tsx');
  });
});

describe('opening a demo in a sandbox', () => {
  it.each(['StackBlitz', 'CodeSandbox'])('%s receives the visible version', async (name) => {
    codeVariantPreference.set('JS');
    renderDemo({ framed: true, stylings: 'system tailwind' });
    press(name);
    const shown = expect.objectContaining({ full: 'the whole file, system, JS' }) as unknown;
    await waitFor(() => {
      expect(mockOpen.mock.calls).toEqual([[name, 'A greeting', [shown]]]);
    });
    mockOpen.mockClear();
  });

  it('reports a source that could not be loaded', async () => {
    loadSource.mockResolvedValue({ ok: false, headers, json: () => null });
    renderDemo();
    press('StackBlitz');
    expect(await screen.findByText(/could not be opened/)).toBeVisible();
    expect(mockOpen).not.toHaveBeenCalled();
  });
});

describe('spec 3.4: copying from a demo’s toolbar', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('the button copies the full source, and confirms it for 1.2 s', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    renderDemo();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    // Wait for the source without advancing the timers.
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('the whole file, system, TS');
    act(() => jest.advanceTimersByTime(1100));
    await user.click(screen.getByRole('button', { name: 'Copied' }));
    await act(() => jest.advanceTimersByTimeAsync(1100));
    expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(100));
    expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
  });

  it('the link copies the demo’s address', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    codeVariantPreference.set('JS');
    renderDemo();
    await user.click(screen.getByRole('link', { name: 'Link' }));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('link', { name: 'Copied' })).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toMatch(/#Hello\.js$/);
    act(() => jest.advanceTimersByTime(1200));
    expect(screen.getByRole('link', { name: 'Link' })).toBeInTheDocument();
  });
});
