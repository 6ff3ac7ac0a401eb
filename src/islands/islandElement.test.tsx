import { act, fireEvent, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { renewIsland, startIslands, wakeIsland } from '.';
import { mountComponent } from './mount';

function Counter({ start = 0 }: { readonly start?: number }): ReactNode {
  const [count, setCount] = useState(start);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Alive: {count}
    </button>
  );
}

const load = jest.fn(() => Promise.resolve(mountComponent(Counter)));
/** A component that renders its props. */
const loadNames = () =>
  Promise.resolve((element: HTMLElement, props: object) => {
    element.textContent = `Alive with: ${Object.keys(props).join()}`;
    return jest.fn();
  });

const onMissing = jest.fn();

/** Starts the page's islands, or replaces their code. */
function start(): void {
  startIslands({
    loaders: { counter: load, names: loadNames },
    onMissing,
  });
}

type Report = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

/** Reports to the island whether it is near the viewport. */
let report: Report;

/** A page's only island, with prerendered content. */
function open(attributes: string, name = 'counter'): HTMLElement {
  document.body.innerHTML = `<tp-island name="${name}" ${attributes}>
    <button>Press</button><p>Not alive</p>
  </tp-island>`;
  return document.querySelector<HTMLElement>('tp-island') ?? document.body;
}

/** Settles pending promises and effects. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

const live = () => screen.queryByText(/^Alive/);

beforeAll(() => {
  Object.assign(window, {
    IntersectionObserver: class {
      observe = jest.fn();
      disconnect = jest.fn();
      constructor(callback: Report) {
        report = callback;
      }
    },
  });
});

beforeEach(() => {
  load.mockClear();
  onMissing.mockClear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
});

// A page starts its islands only once, so this test comes first.
it('leaves the prerendered page alone if islands did not start', async () => {
  await renewIsland(open('on="asked"'));
  expect(screen.getByText('Not alive')).toBeInTheDocument();
});

describe('an island', () => {
  beforeAll(start);

  it('loads near the viewport when the browser is idle, and not before', async () => {
    let becomeIdle = (): void => undefined;
    Object.assign(window, {
      requestIdleCallback: (callback: () => void) => {
        becomeIdle = callback;
      },
    });
    open('on="visible"');
    report([{ isIntersecting: false }]);
    becomeIdle();
    await settle();
    expect(load).not.toHaveBeenCalled();
    report([{ isIntersecting: true }]);
    await settle();
    expect(load).not.toHaveBeenCalled();
    becomeIdle();
    await settle();
    expect(live()).toBeInTheDocument();
    Reflect.deleteProperty(window, 'requestIdleCallback');
  });

  it.each([
    ['{"start":7}', 'start'],
    ['null', ''],
    ['"text"', ''],
    ['no JSON', ''],
  ])('parses the props %s as %s', async (props, names) => {
    open(`on="load" props='${props}'`, 'names');
    await settle();
    expect(live()).toHaveTextContent(new RegExp(`^Alive with: ?${names}$`));
  });

  it('does not wake when its text is pressed', async () => {
    open('on="interaction"');
    const isLeftToBrowser = fireEvent.click(screen.getByText('Not alive'));
    await settle();
    expect(isLeftToBrowser).toBe(true);
    expect(load).not.toHaveBeenCalled();
    expect(screen.getByText('Not alive')).toBeInTheDocument();
  });

  it('keeps its button after a failed load, and the button retries', async () => {
    load.mockRejectedValueOnce(new Error('offline'));
    open('on="interaction"');
    fireEvent.click(screen.getByRole('button', { name: 'Press' }));
    await settle();
    expect(onMissing).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Press' })).not.toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: 'Press' }));
    await settle();
    expect(screen.getByRole('button', { name: 'Alive: 1' })).toHaveFocus();
  });

  it('is not woken by a hot reload', async () => {
    open('on="asked"');
    start();
    await settle();
    expect(load).not.toHaveBeenCalled();
    expect(screen.getByText('Not alive')).toBeInTheDocument();
  });

  it('does not mount if removed while loading, but mounts when reattached', async () => {
    const element = open('on="asked"');
    const woken = wakeIsland('counter');
    element.remove();
    await act(() => woken);
    expect(element).toHaveTextContent('Not alive');
    document.body.append(element);
    await act(() => wakeIsland('counter'));
    expect(live()).toBeInTheDocument();
  });

  it('logs an error if it has no name', async () => {
    document.body.innerHTML = '<tp-island on="load"><p>Not alive</p></tp-island>';
    await settle();
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('no such island'));
    expect(screen.getByText('Not alive')).toBeInTheDocument();
  });
});
