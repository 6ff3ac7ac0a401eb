import { createReloadMark } from './reloadMark';

const mark = createReloadMark(() => window.sessionStorage);

describe('spec 7.2: never in a loop', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    window.sessionStorage.clear();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('a tab remembers its reload for ten minutes', () => {
    expect(mark.isRecent()).toBe(false);
    expect(mark.set()).toBe(true);
    expect(mark.isRecent()).toBe(true);
    jest.advanceTimersByTime(10 * 60_000 - 1);
    expect(mark.isRecent()).toBe(true);
    jest.advanceTimersByTime(1);
    expect(mark.isRecent()).toBe(false);
  });

  it('a tab that cannot remember takes it for recent', () => {
    const refused = createReloadMark(() => {
      throw new DOMException('denied');
    });
    expect(refused.isRecent()).toBe(true);
    expect(refused.set()).toBe(false);
  });

  it.each(['', 'yesterday', 'NaN'])('what is no time (%j) is no reload', (text) => {
    window.sessionStorage.setItem('toolpad-docs-reloaded', text);
    expect(mark.isRecent()).toBe(false);
  });
});
