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
/** A part that says which props it has. */
const loadNames = () =>
  Promise.resolve((element: HTMLElement, props: object) => {
    element.textContent = `Alive with: ${Object.keys(props).join()}`;
    return { update: jest.fn(), unmount: jest.fn() };
  });

const onMissing = jest.fn();

/** Starts the parts of the page, or newer code of them. */
function start(): void {
  startIslands({
    loaders: { counter: load, names: loadNames },
    onMissing,
  });
}

type Report = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

/** Tells the part whether it is near the screen. */
let report: Report;

/** The part that a page has, with what the build wrote into it. */
function open(attributes: string, name = 'counter'): HTMLElement {
  document.body.innerHTML = `<tp-island name="${name}" ${attributes}>
    <button>Press</button><p>Not alive</p>
  </tp-island>`;
  return document.querySelector<HTMLElement>('tp-island') ?? document.body;
}

/** All that is on its way arrives. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

const live = () => screen.queryByText(/^Alive/);

beforeAll(() => {
  Object.assign(window, {
    IntersectionObserver: class {
      observe = jest.fn();
      disconnect = jest.fn();
      constructor(tell: Report) {
        report = tell;
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

// The parts of a page start once, so this comes first.
it('where the parts did not start, the page stays as the build wrote it', async () => {
  await renewIsland(open('on="asked"'));
  expect(screen.getByText('Not alive')).toBeInTheDocument();
});

describe('a part', () => {
  beforeAll(start);

  it('near the screen, loads when the browser has nothing else to do, and not before', async () => {
    let rest = (): void => undefined;
    Object.assign(window, {
      requestIdleCallback: (callback: () => void) => {
        rest = callback;
      },
    });
    open('on="visible"');
    report([{ isIntersecting: false }]);
    rest();
    await settle();
    expect(load).not.toHaveBeenCalled();
    report([{ isIntersecting: true }]);
    await settle();
    expect(load).not.toHaveBeenCalled();
    rest();
    await settle();
    expect(live()).toBeInTheDocument();
    Reflect.deleteProperty(window, 'requestIdleCallback');
  });

  it.each([
    ['{"start":7}', 'start'],
    ['null', ''],
    ['"text"', ''],
  ])('with %s as its props has these: %s', async (props, names) => {
    open(`on="load" props='${props}'`, 'names');
    await settle();
    expect(live()).toHaveTextContent(new RegExp(`^Alive with: ?${names}$`));
  });

  it('sleeps on when its text is pressed', async () => {
    open('on="interaction"');
    const isLeftToBrowser = fireEvent.click(screen.getByText('Not alive'));
    await settle();
    expect(isLeftToBrowser).toBe(true);
    expect(load).not.toHaveBeenCalled();
    expect(screen.getByText('Not alive')).toBeInTheDocument();
  });

  it('that does not come leaves its button, which tries again', async () => {
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

  it('that is still asleep is not woken by newer code', async () => {
    open('on="asked"');
    start();
    await settle();
    expect(load).not.toHaveBeenCalled();
    expect(screen.getByText('Not alive')).toBeInTheDocument();
  });

  it('whose place is gone when its code comes is not drawn, and is where it comes back', async () => {
    const element = open('on="asked"');
    const woken = wakeIsland('counter');
    element.remove();
    await act(() => woken);
    expect(element).toHaveTextContent('Not alive');
    document.body.append(element);
    await act(() => wakeIsland('counter'));
    expect(live()).toBeInTheDocument();
  });

  it('without a name is told of on the console', async () => {
    document.body.innerHTML = '<tp-island on="load"><p>Not alive</p></tp-island>';
    await settle();
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('no such part'));
    expect(screen.getByText('Not alive')).toBeInTheDocument();
  });
});
