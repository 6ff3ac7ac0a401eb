/** Runs each check of a callback URL on the pages with what an attacker may put into a link. */
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import ts from 'typescript';

type Check = (url: string, origin: string) => string;

/** A page's function, which is called with a URL and, where it takes one, the site's origin. */
function checkOf(page: string): Check {
  const source = fs.readFileSync(path.join('docs-core', page, 'index.mdx'), 'utf8');
  const [, code] =
    /^ *export (function safe(?:CallbackUrl|Path)\([\s\S]*?\n *\})\n(?:\n| *```)/m.exec(source) ??
    [];
  if (code === undefined) {
    throw new Error(`${page} has no check of callback URLs`);
  }
  const compilerOptions = { target: ts.ScriptTarget.ES2022 };
  const { outputText } = ts.transpileModule(`(${code})`, { compilerOptions });
  return vm.runInNewContext(outputText, { URL, window }) as Check;
}

const { origin } = window.location;

describe.each([
  'introduction/tutorial',
  'integrations/nextjs-approuter',
  'integrations/nextjs-pagesrouter',
  'integrations/react-router',
  'react-sign-in-page',
])('the check of callback URLs on %s', (page) => {
  const check = checkOf(page);

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'data:text/html,1',
    `blob:${origin}/x`,
    'blob:http://this-site.invalid/x',
    'filesystem:http://this-site.invalid/x',
    'http://[',
  ])('opens the home page instead of %s', (url) => {
    expect(check(url, origin)).toBe('/');
  });

  it.each(['/orders/7?x=1', '/', '/a%20b'])('keeps the path %s', (url) => {
    expect(check(url, origin)).toBe(url);
  });
});
