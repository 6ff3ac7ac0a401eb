import { act, renderHook } from '@testing-library/react';
import { useCopy } from './useCopy';

function offerClipboard(clipboard: { writeText: jest.Mock } | undefined) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
}

/** Lets a clipboard's answer arrive. */
const answer = () => act(() => jest.advanceTimersByTimeAsync(0));
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  offerClipboard({ writeText: jest.fn().mockResolvedValue(undefined) });
});

afterEach(() => {
  jest.useRealTimers();
});

describe('copying', () => {
  it('spec 3.4: puts the text on the clipboard', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    offerClipboard({ writeText });
    const { result } = renderHook(() => useCopy(2000));
    result.current.copy('npm install');
    await answer();
    expect(writeText).toHaveBeenCalledWith('npm install');
  });

  it.each([2000, 1200])('spec 3.4: says "copied" for %d ms, then no more', async (duration) => {
    const { result } = renderHook(() => useCopy(duration));
    expect(result.current.state).toBe('idle');
    result.current.copy('x');
    await answer();
    expect(result.current.state).toBe('copied');
    await wait(duration - 1);
    expect(result.current.state).toBe('copied');
    await wait(1);
    expect(result.current.state).toBe('idle');
  });

  it.each([2000, 1200])(
    'spec 3.4: a second click at 1.1 s restarts the %d ms',
    async (duration) => {
      const { result } = renderHook(() => useCopy(duration));
      result.current.copy('x');
      await wait(1100);
      result.current.copy('x');
      await wait(duration - 1);
      expect(result.current.state).toBe('copied');
      await wait(1);
      expect(result.current.state).toBe('idle');
    },
  );

  it('spec 3.4: a refused clipboard says so and never throws', async () => {
    offerClipboard({ writeText: jest.fn().mockRejectedValue(new DOMException('No')) });
    const { result } = renderHook(() => useCopy(2000));
    expect(() => {
      result.current.copy('x');
    }).not.toThrow();
    await answer();
    expect(result.current.state).toBe('refused');
    await wait(2000);
    expect(result.current.state).toBe('idle');
  });

  it('spec 3.4: a missing clipboard says so and never throws', async () => {
    offerClipboard(undefined);
    const { result } = renderHook(() => useCopy(2000));
    expect(() => {
      result.current.copy('x');
    }).not.toThrow();
    await answer();
    expect(result.current.state).toBe('refused');
  });

  it('spec 3.4: a clipboard that throws at once says so and never throws', async () => {
    const writeText = jest.fn(() => {
      throw new TypeError('No');
    });
    offerClipboard({ writeText });
    const { result } = renderHook(() => useCopy(2000));
    result.current.copy('x');
    await answer();
    expect(result.current.state).toBe('refused');
  });

  it('spec 3.4: only the last click’s answer counts', async () => {
    let refuseFirst: (reason: Error) => void = () => undefined;
    const first = new Promise<void>((_resolve, reject) => {
      refuseFirst = reject;
    });
    offerClipboard({
      writeText: jest.fn().mockReturnValueOnce(first).mockResolvedValueOnce(undefined),
    });
    const { result } = renderHook(() => useCopy(2000));
    result.current.copy('x');
    result.current.copy('x');
    await answer();
    refuseFirst(new Error('late'));
    await answer();
    expect(result.current.state).toBe('copied');
  });

  it('spec 3.4: leaving the page ends it, before and after the clipboard answers', async () => {
    const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const early = renderHook(() => useCopy(2000));
    early.result.current.copy('x');
    early.unmount();
    const late = renderHook(() => useCopy(2000));
    late.result.current.copy('x');
    await answer();
    late.unmount();
    await wait(5000);
    expect(jest.getTimerCount()).toBe(0);
    expect(complain).not.toHaveBeenCalled();
    complain.mockRestore();
  });
});
