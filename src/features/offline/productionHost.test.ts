import { isWorkerPlace } from './productionHost';

function place(host: string, framed = false) {
  const window = { location: { host }, parent: {} as unknown };
  if (!framed) {
    window.parent = window;
  }
  return window;
}

describe('spec 7.1: the worker is registered only on the production docs host', () => {
  it('on the host of the configured site URL', () => {
    expect(isWorkerPlace(place('mui.com'), 'https://mui.com')).toBe(true);
    expect(isWorkerPlace(place('localhost:3000'), 'http://localhost:3000')).toBe(true);
  });

  it.each([
    'localhost:3000',
    '127.0.0.1',
    'preview--mui.netlify.app',
    'www.mui.com',
    'mui.com:8080',
  ])('not on %s', (host) => {
    expect(isWorkerPlace(place(host), 'https://mui.com')).toBe(false);
  });

  it('not in a frame, such as a demo’s', () => {
    expect(isWorkerPlace(place('mui.com', true), 'https://mui.com')).toBe(false);
  });
});
