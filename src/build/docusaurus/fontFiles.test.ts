/** @jest-environment node */
import type { Configuration } from 'webpack';
import { keepFontsInFiles } from './fontFiles';

/** A webpack configuration that inlines small fonts, as Docusaurus does. */
function bundler(use: unknown): Configuration {
  return {
    module: {
      rules: [
        '...',
        { test: /\.css$/, use: [{ loader: 'css-loader', options: { limit: 1 } }] },
        { test: /\.(?:woff2?|ttf)$/i, use },
      ],
    },
  } as Configuration;
}

describe('small fonts', () => {
  it('stay files, and other assets are unaffected', () => {
    const options = { limit: 10_000, name: '[name].[ext]' };
    const config = bundler([{ loader: 'url-loader', options }]);
    keepFontsInFiles(config);
    expect(config).toEqual(
      bundler([{ loader: 'url-loader', options: { limit: false, name: '[name].[ext]' } }]),
    );
  });

  it.each([
    ['no rule', {}],
    ['no loader with a limit', bundler([{ loader: 'file-loader', options: {} }])],
    ['a loader without options', bundler(['file-loader'])],
    ['a bare loader name', bundler('url-loader')],
  ])('stop the build when the bundler has %s for fonts', (_case, config) => {
    expect(() => {
      keepFontsInFiles(config);
    }).toThrow('src/build/docusaurus/fontFiles.ts: the bundler has no rule for fonts');
  });
});
