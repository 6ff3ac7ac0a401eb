/** @jest-environment node */
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import { group, link, versionOf } from '@site/src/navigation/sections/testing';
import DocVersionRoot from './index';

jest.mock(
  '@theme-original/DocVersionRoot',
  () => ({
    __esModule: true,
    default: ({ version }: { version: PropVersionMetadata }) =>
      JSON.stringify(version.docsSidebars),
  }),
  { virtual: true },
);

it('writes a page with what it shows of the sidebar', () => {
  const version = versionOf([
    group('Here', [link('/docs/a/'), link('/docs/b/')]),
    group('There', [link('/docs/c/'), link('/docs/d/')]),
  ]);
  const props = { version, location: { pathname: '/docs/b/' } };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <DocVersionRoot {...(props as ComponentProps<typeof DocVersionRoot>)} />
    </MemoryRouter>,
  );
  expect(html).toContain('/docs/a/');
  expect(html).toContain('/docs/c/');
  expect(html).not.toContain('/docs/d/');
});
