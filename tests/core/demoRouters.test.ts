/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';

const MARK = 'https://mui.com/toolpad/core/introduction/base-concepts/#demo-router';
const ROUTER = /^function useMemoryRouter\([^]*?^\}$/m;

/** This demo is about writing such a function. */
const SUBJECT = 'docs-core/react-app-provider/AppProviderRouter.tsx';

const demos = fs
  .readdirSync('docs-core', { recursive: true, encoding: 'utf8' })
  .map((name) => path.posix.join('docs-core', name))
  .filter((file) => file.endsWith('.tsx') && file !== SUBJECT)
  .map((file) => [file, fs.readFileSync(file, 'utf8')] as const)
  .filter(([, code]) => ROUTER.test(code));

it('finds the demos that have a stand-in for a router', () => {
  expect(demos.length).toBeGreaterThan(50);
});

it.each(demos)(
  '%s links its router to what an app has, and shows it in the whole file only',
  (_, code) => {
    const [router = ''] = ROUTER.exec(code) ?? [];
    expect(code).toContain(`${MARK} */\n${router}`);
    const previews = [...code.matchAll(/preview-start[^]*?preview-end/g)];
    expect(previews).not.toHaveLength(0);
    expect(previews.join('\n')).not.toContain(router);
  },
);

it('the link opens a section with code for React Router and Next.js', () => {
  const page = fs.readFileSync('docs-core/introduction/base-concepts/index.mdx', 'utf8');
  const [, section = ''] = /\{\/\* #demo-router \*\/\}([^]*?)\n## /.exec(page) ?? [];
  expect(section).toContain("from 'react-router'");
  expect(section).toContain("from 'next/navigation'");
});
