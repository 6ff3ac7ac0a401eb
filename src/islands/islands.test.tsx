import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { Island, preloadIsland, startIslands, wakeIsland } from '.';
import type { HostProps } from './mount';
import { mountComponent } from './mount';

/** Callbacks that report an element as near the viewport. */
const observed = new Map<Element, () => void>();

class FakeObserver {
  constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(element: Element): void {
    observed.set(element, () => {
      this.report([{ isIntersecting: true }]);
    });
  }
  disconnect(): void {
    observed.forEach((_report, element) => observed.delete(element));
  }
}

function Counter({ start = 0 }: { readonly start?: number }): ReactNode {
  const [count, setCount] = useState(start);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Pressed {count} of {start}
    </button>
  );
}

function Broken(): ReactNode {
  throw new Error('It broke');
}

function Closing({ host }: HostProps): ReactNode {
  return (
    <button type="button" onClick={() => host.dispatchEvent(new Event('closed'))}>
      Close
    </button>
  );
}

const load = jest.fn(() => Promise.resolve(mountComponent(Counter)));
const onMissing = jest.fn();
const start = (): void => {
  startIslands({
    loaders: {
      counter: load,
      broken: () => Promise.resolve(mountComponent(Broken, ({ message }) => message)),
      closing: () => Promise.resolve(mountComponent(Closing)),
    },
    onMissing,
  });
};

beforeAll(() => {
  Object.assign(window, { IntersectionObserver: FakeObserver });
  start();
});

beforeEach(() => {
  document.body.replaceChildren();
  load.mockClear();
  onMissing.mockClear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
});

const live = (): Promise<HTMLElement> => screen.findByText(/^Pressed/);

describe('an island', () => {
  it('shows its prerendered content until it has mounted', async () => {
    render(
      <Island name="counter" on="load" props={{ start: 3 }}>
        <p>Not yet</p>
      </Island>,
    );
    expect(screen.getByText('Not yet')).toBeInTheDocument();
    expect(await live()).toHaveTextContent('Pressed 3 of 3');
    expect(screen.queryByText('Not yet')).not.toBeInTheDocument();
  });

  it('loads when it comes near the viewport, and not before', async () => {
    const { container } = render(<Island name="counter" on="visible" />);
    expect(load).not.toHaveBeenCalled();
    observed.get(container.firstElementChild as Element)?.();
    await live();
  });

  it('near the viewport, waits until the page has loaded', async () => {
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const { container } = render(<Island name="counter" on="visible" />);
    observed.get(container.firstElementChild as Element)?.();
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    expect(load).not.toHaveBeenCalled();
    fireEvent.load(window);
    await live();
  });

  it('near the viewport, does not wait for a file that hangs', async () => {
    jest.useFakeTimers();
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const { container } = render(<Island name="counter" on="visible" />);
    observed.get(container.firstElementChild as Element)?.();
    await jest.advanceTimersByTimeAsync(9_999);
    expect(load).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(2_001);
    expect(load).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it('responds to the press that mounted it', async () => {
    document.body.innerHTML =
      '<tp-island name="counter" on="interaction"><button>Pressed 0 of 0</button></tp-island>';
    fireEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('Pressed 1 of 0')).toHaveFocus();
    fireEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('Pressed 2 of 0')).toBeInTheDocument();
  });

  it('preloads its code on hover', async () => {
    document.body.innerHTML =
      '<tp-island name="counter" on="interaction"><button>Press</button></tp-island>';
    fireEvent.pointerEnter(document.querySelector('tp-island') as Element);
    expect(load).toHaveBeenCalledTimes(1);
    await Promise.resolve();
    expect(screen.getByText('Press')).toBeInTheDocument();
  });

  it('mounts when the page asks for it', async () => {
    render(<Island name="counter" on="asked" />);
    preloadIsland('counter');
    expect(load).toHaveBeenCalledTimes(1);
    await wakeIsland('counter');
    expect(await live()).toBeInTheDocument();
    await wakeIsland('counter');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('unmounts with its element, and can be replaced', async () => {
    const { unmount } = render(<Island name="counter" on="load" />);
    await live();
    unmount();
    await waitFor(() => {
      expect(screen.queryByText(/^Pressed/)).not.toBeInTheDocument();
    });
    render(<Island name="counter" on="load" />);
    await live();
  });

  it('mounts at once when React renders the page, as in development', async () => {
    render(
      <Island name="counter" on="interaction">
        <button type="button">Not alive</button>
      </Island>,
    );
    expect(screen.queryByText('Not alive')).not.toBeInTheDocument();
    await live();
  });

  it('shows its fallback when it crashes', async () => {
    render(
      <>
        <Island name="broken" on="load" />
        <p>The page</p>
      </>,
    );
    expect(await screen.findByText('It broke')).toBeInTheDocument();
    expect(screen.getByText('The page')).toBeInTheDocument();
  });

  it('reports a failed load, and can be retried', async () => {
    load.mockRejectedValueOnce(new Error('gone'));
    render(<Island name="counter" on="asked" />);
    await wakeIsland('counter');
    expect(onMissing).toHaveBeenCalledWith(expect.any(HTMLElement), expect.any(Error));
    await wakeIsland('counter');
    expect(await live()).toBeInTheDocument();
  });

  it('logs an error for an unknown name', async () => {
    render(<Island name="nothing" on="load" />);
    await waitFor(() => {
      expect(console.error).toHaveBeenCalledWith(expect.stringContaining('name="nothing"'));
    });
  });

  it('dispatches events to the page through its element', async () => {
    const { container } = render(<Island name="closing" on="load" />);
    const closed = jest.fn();
    container.firstElementChild?.addEventListener('closed', closed);
    fireEvent.click(await screen.findByText('Close'));
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('remounts with newer code in development', async () => {
    render(<Island name="counter" on="load" />);
    fireEvent.click(await live());
    expect(await screen.findByText('Pressed 1 of 0')).toBeInTheDocument();
    start();
    expect(await screen.findByText('Pressed 0 of 0')).toBeInTheDocument();
  });
});
