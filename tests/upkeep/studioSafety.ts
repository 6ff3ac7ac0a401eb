import { parse } from 'yaml';
import { z } from 'zod';

const query = z.object({
  name: z.string(),
  mode: z.string().optional(),
  query: z.object({ kind: z.string() }).optional(),
  parameters: z.array(z.unknown()).default([]),
});

interface Element {
  component: string;
  name: string;
  props?: Record<string, unknown>;
  children?: Element[];
}

const element: z.ZodType<Element> = z.object({
  component: z.string(),
  name: z.string(),
  props: z.record(z.unknown()).optional(),
  children: z.lazy(() => z.array(element)).optional(),
});

const pageFile = z.object({
  spec: z.object({
    queries: z.array(query).default([]),
    content: z.array(element).default([]),
  }),
});

function withChildren(elements: readonly Element[]): Element[] {
  return elements.flatMap((one) => [one, ...withChildren(one.children ?? [])]);
}

/** The expressions of a part of a page. Those of a list's items run when the data are there. */
function expressions(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) {
    return [];
  }
  return Object.entries(part).flatMap(([key, value]) => {
    if (key === '$$jsExpression') {
      return [String(value)];
    }
    return key === '$$template' ? [] : expressions(value);
  });
}

/**
 * Finds what the Security page forbids in a page file, actions whose refusal nobody sees, and
 * expressions that replace the error of a query by their own.
 *
 * @param text of a `page.yml`
 * @returns a message for each fault
 */
export function pageFaults(text: string): string[] {
  const { queries, content } = pageFile.parse(parse(text)).spec;
  const rest = queries
    .filter((one) => one.query?.kind === 'rest')
    .map(({ name }) => `"${name}" is a REST query: call the API from a function`);
  const bound = withChildren(content)
    .filter(({ component }) => component === 'Form')
    .flatMap((form) => {
      const submit = JSON.stringify(form.props?.['onSubmit'] ?? '');
      return queries
        .filter(({ name }) => submit.includes(`${name}.fetch(`))
        .filter(({ parameters }) => JSON.stringify(parameters).includes(`${form.name}.value`))
        .map(({ name }) => `"${name}" is bound to the form, which clears it and its error`);
    });
  const hidden = queries
    .filter(({ name }) => text.includes(`${name}.fetch(`) && !text.includes(`${name}.error`))
    .map(({ name }) => `nothing shows why "${name}" was refused`);
  const thrown = expressions(content).filter((code) =>
    queries.some(
      ({ name }) =>
        new RegExp(`\\b${name}\\.data[.[]`).test(code) &&
        !new RegExp(`\\b${name}\\.data\\s*(?:\\?|&&)`).test(code),
    ),
  );
  return [
    ...rest,
    ...bound,
    ...hidden,
    ...thrown.map((code) => `${code}: throws an error of its own when the query fails`),
  ];
}

/** What must not happen to the values of a request, or outside functions. */
const FORBIDDEN: readonly { pattern: RegExp; why: string }[] = [
  {
    pattern:
      /^(?:export )?const \w+ =[^;=]*\b(?:createPool|createConnection|new \w*(?:Pool|Client))\(/gm,
    why: 'a connection outside a function: keep it on globalThis, or each saved file opens another',
  },
  {
    pattern: /\.\.\.(?:values|record|input)\b|Object\.assign\([^;]*,\s*(?:values|record|input)\)/g,
    why: 'all values of a request become a record: copy the fields that users may set',
  },
];

/**
 * Finds what the Security page forbids in a function or a data provider.
 *
 * @param source of a file in `toolpad/resources`, or a sample of a page
 * @returns a message for each fault
 */
export function functionFaults(source: string): string[] {
  return FORBIDDEN.filter(({ pattern }) => source.search(pattern) !== -1).map(({ why }) => why);
}

/** A template string that is a URL or a path, such as `/parcels/${number}`. */
const URL_TEMPLATE = /`(?:https?:\/\/|\/|\$\{\w+\}\/)[^`\n]*`/g;

/**
 * Finds values that become part of a URL without being compared with a list or a pattern.
 *
 * @param source of a file in `toolpad/resources`, or a page with such samples
 * @returns a message for each value
 */
export function urlFaults(source: string): string[] {
  const templates = source.match(URL_TEMPLATE) ?? [];
  const values = templates.flatMap((template) =>
    [...template.matchAll(/\$\{(?:encodeURIComponent\()?(\w+)\)?\}/g)].map(([, name = '']) => name),
  );
  return [...new Set(values)]
    .filter((name) => !new RegExp(`const ${name}\\b|(?:test|includes)\\(${name}\\)`).test(source))
    .map((name) => `"${name}" becomes part of a URL: compare it with a list or a pattern first`);
}

/**
 * Finds commands that start an app so that other websites can read the results of its queries.
 *
 * @param source of a file or a page for a host
 * @returns a message for each command
 */
export function startFaults(source: string): string[] {
  return source
    .split('\n')
    .filter((line) => /(?:toolpad-studio|cli\.mjs)"?,? "?start\b/.test(line))
    .filter((line) => !line.includes('./same-origin.mjs'))
    .map((line) => `other websites can ask: ${line.trim()}`);
}

const application = z.object({
  spec: z.object({
    authentication: z
      .object({
        providers: z.array(z.object({ provider: z.string() })).default([]),
        restrictedDomains: z.array(z.string()).default([]),
      })
      .optional(),
  }),
});

/**
 * Finds sign-in that admits everyone.
 *
 * @param text of an `application.yml`
 * @returns a message for each provider
 */
export function signInFaults(text: string): string[] {
  const { authentication } = application.parse(parse(text)).spec;
  return authentication?.restrictedDomains.length === 0
    ? authentication.providers
        .filter(({ provider }) => provider !== 'azure-ad')
        .map(({ provider }) => `everyone with an account at ${provider} can sign in`)
    : [];
}

/** A secret is empty, in words, shortened, or names what it stands for. */
const HARMLESS = /^(?:|<.*|.*(?:example|stand-in|not-a-secret|…|\.\.\.|\s).*)$/;

/**
 * Finds secrets that look real in a `.env` of a page: people copy them.
 *
 * @param text of a page
 * @returns the lines
 */
export function realSecrets(text: string): string[] {
  return [...text.matchAll(/^\s*\w*(?:SECRET|PASSWORD|TOKEN|KEY)=(.*)$/gm)]
    .filter(([, value = '']) => !HARMLESS.test(value))
    .map(([line]) => line.trim());
}
