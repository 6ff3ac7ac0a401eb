/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import type { ConfigureWebpackUtils } from '@docusaurus/types';
import serverRoutes from './serverRoutes';

type RspackOptions = Exclude<Parameters<typeof rspack>[0], readonly unknown[]>;

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'routes-'));
afterAll(() => {
  fs.rmSync(dir, { recursive: true });
});

const OF_PACKAGE = 'react-router-config/esm';

/** What becomes of a module that asks for the router's functions. */
async function bundle({ isServer }: { isServer: boolean }): Promise<string> {
  fs.writeFileSync(
    path.join(dir, 'index.js'),
    `export { renderRoutes, matchRoutes } from 'react-router-config';`,
  );
  const utils = { currentBundler: { instance: rspack } } as unknown as ConfigureWebpackUtils;
  const added = serverRoutes().configureWebpack?.({}, isServer, utils, undefined);
  const compiler = rspack({
    context: dir,
    mode: 'development',
    entry: './index.js',
    output: { path: dir, filename: 'out.js', library: { type: 'commonjs' } },
    resolve: { extensions: ['.tsx', '.ts', '.js'], modules: [path.resolve('node_modules')] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
      ],
    },
    externals: [/^react$/, /^react\//, /^react-router$/],
    externalsType: 'commonjs',
    ...(added as RspackOptions),
  });
  const messages = await new Promise<string[]>((resolve) => {
    compiler.run((error, stats) => {
      const failed = stats?.toJson({ all: false, errors: true }).errors ?? [];
      resolve([...(error ? [error.message] : []), ...failed.map(({ message }) => message)]);
    });
  });
  expect(messages).toEqual([]);
  await new Promise((resolve) => {
    compiler.close(resolve);
  });
  return fs.readFileSync(path.join(dir, 'out.js'), 'utf8');
}

it('pages are written with a look at their own route, by the router’s functions', async () => {
  const code = await bundle({ isServer: true });
  expect(code).toContain('routesAt');
  expect(code).toContain(OF_PACKAGE);
});

it('browsers get the router as it is', async () => {
  const code = await bundle({ isServer: false });
  expect(code).not.toContain('routesAt');
  expect(code).toContain(OF_PACKAGE);
});
