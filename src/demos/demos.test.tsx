import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { codeStylingPreference, codeVariantPreference } from '../preferences';
import { FakeObserver, renderDemo, scrollNear, startAnew } from './testing';
import { loadSource } from './testingRegistry';

jest.mock(
  '@generated/demos/default/registry',
  () => jest.requireActual<typeof import('./testingRegistry')>('./testingRegistry').registry,
  { virtual: true },
);

beforeEach(startAnew);

describe('a framed demo', () => {
  it('keeps its place, and loads its document when it comes near the screen', () => {
    renderDemo({ framed: true, height: 420 });
    expect(screen.queryByTitle('A greeting')).not.toBeInTheDocument();
    expect(screen.getByRole('figure').querySelector('[style="height: 420px;"]')).toBeVisible();
    scrollNear();
    const frame = screen.getByTitle('A greeting');
    expect(frame).toHaveAttribute('height', '420');
    expect(frame).toHaveAttribute('src', '/toolpad/demo/?demo=core/x/Hello');
    expect(FakeObserver.current?.disconnect).toHaveBeenCalled();
  });
});

describe('an inline demo', () => {
  it('runs when it comes near the screen', async () => {
    renderDemo();
    expect(screen.queryByText('Hello from the demo')).not.toBeInTheDocument();
    scrollNear();
    expect(await screen.findByText('Hello from the demo')).toBeInTheDocument();
  });
});

describe('spec 3.3: a demo in several stylings', () => {
  it('runs the one that the reader chose', async () => {
    renderDemo({ stylings: 'system tailwind' });
    scrollNear();
    expect(await screen.findByText('Hello from the demo')).toBeInTheDocument();
    await act(async () => {
      codeStylingPreference.set('tailwind');
      await Promise.resolve();
    });
    expect(await screen.findByText('Hello in Tailwind')).toBeInTheDocument();
  });

  it('runs the system’s where the chosen one does not exist', async () => {
    codeStylingPreference.set('css');
    renderDemo({ stylings: 'system tailwind' });
    scrollNear();
    expect(await screen.findByText('Hello from the demo')).toBeInTheDocument();
  });

  it('links to the version that is shown', () => {
    codeStylingPreference.set('tailwind');
    codeVariantPreference.set('JS');
    renderDemo({ stylings: 'system tailwind' });
    expect(screen.getByRole('link', { name: 'Link' })).toHaveAttribute(
      'href',
      '#tailwind-Hello.js',
    );
  });
});

describe('a demo’s source', () => {
  it('shows the interesting lines first, and loads the rest on demand', async () => {
    const user = userEvent.setup();
    renderDemo();
    expect(screen.getByText('the lines that matter')).toBeVisible();
    expect(loadSource).not.toHaveBeenCalled();
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Show full source' }));
      await Promise.resolve();
    });
    expect(await screen.findByText('the whole file, system, TS')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show main lines' }));
    expect(screen.getByText('the lines that matter')).toBeVisible();
    expect(screen.queryByText('the whole file, system, TS')).not.toBeInTheDocument();
    expect(loadSource).toHaveBeenCalledTimes(1);
  });

  it('is whole where no lines are marked', () => {
    renderDemo({ isPartial: false });
    expect(screen.queryByRole('button', { name: 'Show full source' })).not.toBeInTheDocument();
  });

  it('has its address as the anchor of the demo', () => {
    renderDemo();
    expect(screen.getByRole('figure', { name: 'A greeting' })).toHaveAttribute('id', 'Hello.tsx');
  });
});

describe('spec 3.4: the copy action of a demo’s toolbar', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('copies the whole source, and says so for 1.2 s', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    renderDemo();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    // The source is loaded first; no time passes meanwhile.
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('the whole file, system, TS');
    act(() => jest.advanceTimersByTime(1100));
    await user.click(screen.getByRole('button', { name: 'Copied' }));
    act(() => jest.advanceTimersByTime(1100));
    expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(100));
    expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
  });
});
