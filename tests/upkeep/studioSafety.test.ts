/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { filesIn } from './filesIn';
import {
  functionFaults,
  pageFaults,
  realSecrets,
  signInFaults,
  startFaults,
  urlFaults,
} from './studioSafety';

/** Describes REST queries; it has one page, and its API is on the same machine. */
const LOCAL = 'examples/rest-queries/';

function faulty(files: readonly string[], find: (text: string) => string[]): string[] {
  return files.flatMap((file) =>
    find(fs.readFileSync(file, 'utf8')).map((fault) => `${file}: ${fault}`),
  );
}

const pages = filesIn('docs-studio', /\.mdx$/);

describe('the apps follow the checklist of the Security page', () => {
  it('in their pages', () => {
    const files = filesIn('examples', /\/page\.yml$/);
    expect(files.length).toBeGreaterThan(50);
    expect(files).toContain(`${LOCAL}toolpad/pages/parcels/page.yml`);
    expect(
      faulty(
        files.filter((file) => !file.startsWith(LOCAL)),
        pageFaults,
      ),
    ).toEqual([]);
  });

  it('in their functions', () => {
    const files = filesIn('examples', /\/toolpad\/resources\/.*\.ts$/);
    expect(files.length).toBeGreaterThan(20);
    expect(faulty(files, functionFaults)).toEqual([]);
    expect(faulty(files, urlFaults)).toEqual([]);
  });

  it('in their sign-in', () => {
    const files = filesIn('examples', /\/toolpad\/application\.yml$/);
    expect(files).toContain('examples/authentication/toolpad/application.yml');
    expect(faulty(files, signInFaults)).toEqual([]);
  });

  it('in their images and on their hosts', () => {
    const images = filesIn('examples', /\/Dockerfile$/);
    expect(images.length).toBeGreaterThan(1);
    expect(
      faulty(images, (text) => (/^ENV NODE_ENV=production$/m.test(text) ? [] : ['no mode'])),
    ).toEqual([]);
    const left = filesIn('examples', /\/\.dockerignore$/);
    expect(left.length).toBeGreaterThan(0);
    for (const file of left) {
      const lines = fs.readFileSync(file, 'utf8').split('\n');
      expect(lines).toEqual(expect.arrayContaining(['.env', 'toolpad/.generated']));
    }
    expect(filesIn('examples', /\/\.env$/)).toEqual([]);
  });

  it('in what starts them on a host', () => {
    const files = filesIn('examples', /\/(?:Dockerfile|railway\.json|render\.yaml)$/);
    expect(files).toHaveLength(4);
    const scripts = [...new Set(files.map((file) => `${path.dirname(file)}/package.json`))].filter(
      (file) => fs.existsSync(file),
    );
    expect(scripts).toEqual(['examples/deployment/package.json']);
    const hosts = filesIn('docs-studio/how-to-guides', /\/(?:docker|\w+-deploy)\/index\.mdx$/);
    expect(hosts).toHaveLength(4);
    expect(faulty([...files, ...scripts, ...hosts], startFaults)).toEqual([]);
    const modules = filesIn('examples', /\/same-origin\.mjs$/);
    expect(modules).toContain('examples/deployment/same-origin.mjs');
    expect(new Set(modules.map((file) => fs.readFileSync(file, 'utf8'))).size).toBe(1);
  });

  it('in the samples of pages', () => {
    expect(faulty(pages, functionFaults)).toEqual([]);
    expect(faulty(pages, urlFaults)).toEqual([]);
    expect(faulty(pages, realSecrets)).toEqual([]);
  });

  it('with the packages that the page lists', () => {
    const text = fs.readFileSync('docs-studio/concepts/security/index.mdx', 'utf8');
    const listed = /"@toolpad\/studio": (\{[^}]*\})/.exec(text)?.[1] ?? '{}';
    const { overrides } = JSON.parse(fs.readFileSync('examples/package.json', 'utf8')) as {
      overrides: Record<string, unknown>;
    };
    expect(overrides['@toolpad/studio']).toEqual(JSON.parse(listed));
  });
});

function page(parameters: string, shown: string): string {
  return `
spec:
  queries:
    - name: add
      query: { kind: local }
      parameters: ${parameters}
  content:
    - component: PageRow
      name: row
      children:
        - component: Form
          name: form
          props: { onSubmit: { $$jsExpressionAction: 'await add.fetch({ item: form.value });' } }
    - component: Text
      name: problem
      props: { value: { $$jsExpression: ${shown} } }
`;
}

describe('a fault of an app', () => {
  it('is found in a form', () => {
    const bound = "[{ name: item, value: { $$jsExpression: 'form.value' } }]";
    expect(pageFaults(page('[]', 'add.error?.message'))).toEqual([]);
    expect(pageFaults(page(bound, 'add.error?.message'))).toEqual([
      '"add" is bound to the form, which clears it and its error',
    ]);
    expect(pageFaults(page('[]', 'other.error'))).toEqual(['nothing shows why "add" was refused']);
  });

  it('is found in a button', () => {
    const file = (shown: string) =>
      `spec: { queries: [{ name: print }], content: [{ component: Button, name: b, props: { onClick: { $$jsExpressionAction: await print.fetch(); }, content: { $$jsExpression: "${shown}" } } }] }`;
    expect(pageFaults(file("print.data ? 'Done' : 'Print'"))).toEqual([
      'nothing shows why "print" was refused',
    ]);
    expect(pageFaults(file('print.error?.message'))).toEqual([]);
  });

  it.each([
    ['rooms.data.length', 1],
    ['`${rooms.data[0].name}`', 1],
    ['rooms.data?.length', 0],
    ['rooms.data && rooms.data.length', 0],
    ['rooms.rows.length', 0],
    ['other.data.length', 0],
  ])('is found in an expression: %s', (code, count) => {
    const file = (part: string) =>
      `spec: { queries: [{ name: rooms }], content: [{ component: List, name: list, props: ${part} }] }`;
    expect(pageFaults(file(`{ itemCount: { $$jsExpression: '${code}' } }`))).toHaveLength(count);
    expect(
      pageFaults(
        file(
          `{ renderItem: { $$template: [{ props: { value: { $$jsExpression: '${code}' } } }] } }`,
        ),
      ),
    ).toEqual([]);
  });

  it('is found in a query', () => {
    expect(pageFaults('spec: { queries: [{ name: rates, query: { kind: rest } }] }')).toEqual([
      '"rates" is a REST query: call the API from a function',
    ]);
  });

  it.each([
    'const pool = mysql.createPool({ host });',
    'export const prisma = new PrismaClient();',
    'bookings[index] = { ...bookings[index], ...values };',
    'return Object.assign(invoice, values);',
  ])('is found in a function: %s', (line) => {
    expect(functionFaults(`import x from 'x';\n${line}\n`)).toHaveLength(1);
  });

  it.each([
    'shared.pool ??= mysql.createPool({ host });',
    'return Object.assign(invoice, readValues(values, invoice));',
    'const database = () => (shared.pool ??= new Pool({ host }));',
  ])('is not: %s', (line) => {
    expect(functionFaults(`import x from 'x';\n${line}\n`)).toEqual([]);
  });

  it.each([
    ['fetch(`https://api.example.com/parcels/${number}`);', 1],
    ['call(`/loans/${encodeURIComponent(id)}`);', 1],
    ['if (!/^KV-\\d+$/.test(number)) { throw new Error(); }\ncall(`/parcels/${number}`);', 0],
    ['if (!NAMES.includes(name)) { throw new Error(); }\ncall(`/packages/${name}`);', 0],
  ])('is a value in a URL: %s', (source, count) => {
    expect(urlFaults(source)).toHaveLength(count);
  });

  it.each([
    ['"start": "toolpad-studio start"', 1],
    ['CMD ["node", "node_modules/@toolpad/studio/cli.mjs", "start", "--port", "8080"]', 1],
    ['startCommand: npx toolpad-studio start --port $PORT', 1],
    ['node --import ./same-origin.mjs node_modules/@toolpad/studio/cli.mjs start', 0],
    ['CMD ["node", "--import", "./same-origin.mjs", "cli.mjs", "start"]', 0],
    ['startCommand: npm start -- --port $PORT', 0],
  ])('is a start that answers every website: %s', (line, count) => {
    expect(startFaults(`text\n${line}\n`)).toHaveLength(count);
  });

  it('is a sign-in without domains', () => {
    const file = (domains: string) =>
      `spec: { authentication: { providers: [{ provider: github }, { provider: azure-ad }], restrictedDomains: ${domains} } }`;
    expect(signInFaults(file('[]'))).toEqual(['everyone with an account at github can sign in']);
    expect(signInFaults(file('[fernwood.example]'))).toEqual([]);
    expect(signInFaults('spec: { plan: pro }')).toEqual([]);
  });

  it.each([
    ['AUTH_SECRET=q0d8Zk1x3v6b9yTn5rWcLh2uJp4sGf7m', 1],
    ['API_KEY=depot-7f3a', 1],
    ['AUTH_SECRET=', 0],
    ['API_KEY=sk-...', 0],
    ['PASSWORD=a long password', 0],
  ])('is a secret that looks real: %s', (line, count) => {
    expect(realSecrets(`text\n${line}\n`)).toHaveLength(count);
  });
});
