/** @jest-environment node */
import { emitFromServer } from './serverFiles';

class Replacement {
  constructor(
    readonly requests: RegExp,
    readonly change: (resource: { request: string }) => void,
  ) {}
}
const bundler = {
  currentBundler: { instance: { NormalModuleReplacementPlugin: Replacement } },
} as never;

it('images of pages are written by the compiler that sees the pages', () => {
  const { requests, change } = emitFromServer(bundler, '/toolpad/') as unknown as Replacement;
  const resource = { request: '!url-loader?limit=10000&emitFile=false!./a.png' };
  expect(requests.test(resource.request)).toBe(true);
  change(resource);
  expect(resource.request).toContain('?limit=0&emitFile=true&outputPath=../&publicPath=/toolpad!');
});

it('the build stops when Docusaurus says it differently', () => {
  expect(() => emitFromServer(bundler, '/toolpad/', { images: '!url-loader?limit=1' })).toThrow(
    'no loader has &emitFile=false',
  );
});
