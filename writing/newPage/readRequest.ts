import { parseArgs } from 'node:util';
import { nearestName, PRODUCTS, type Product } from '../../src/site';
import { didYouMean } from '../../src/build/tools/problem';
import { UsageError } from '../usageError';

/** The kinds of pages that have templates, as named in `writing/templates/`. */
export const KINDS = ['component', 'hook', 'concept', 'how-to'] as const;
type Kind = (typeof KINDS)[number];

/** The page that a writer wants to create. */
export interface PageRequest {
  readonly product: Product;
  /** As in trees: `/toolpad/core/react-thing`. */
  readonly pathname: string;
  readonly title: string;
  readonly description: string;
  readonly kind: Kind;
  /** The entry that it follows; `null` for the end of the group that fits best. */
  readonly after: string | null;
}

const EXAMPLE =
  'npm run new -- core/react-thing "Thing" --description "One sentence of 50 to 160 characters that ends in a period."';

const ADDRESS = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;

/** Normalizes a path however it was copied: from the browser or a tree, with or without slashes. */
function plainAddress(address: string): string {
  return address
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/^\/?(?:toolpad\/)?/, '')
    .replace(/\/+$/, '');
}

function readAddress(written: string): { readonly product: Product; readonly pathname: string } {
  const address = plainAddress(written);
  const ids = PRODUCTS.map(({ basePath }) => basePath.replace('/toolpad/', ''));
  const [first = ''] = address.split('/');
  const product = PRODUCTS.find(({ basePath }) => basePath === `/toolpad/${first}`);
  if (!product) {
    throw new UsageError(
      `${written}: a path begins with ${ids.join('/ or ')}/${didYouMean(nearestName(first, ids))}, such as core/react-thing`,
    );
  }
  if (!ADDRESS.test(address)) {
    const better = address
      .toLowerCase()
      .replace(/[^a-z0-9/]+/g, '-')
      .replace(/(?<=^|\/)[-/]+|[-/]+(?=\/|$)/g, '');
    const offer = ADDRESS.test(better) ? better : `${first}/react-thing`;
    throw new UsageError(
      `${written}: a path consists of lowercase letters, digits and single hyphens (did you mean ${offer}?)`,
    );
  }
  return { product, pathname: `/toolpad/${address}` };
}

function readKind(written: string | undefined, pathname: string): Kind {
  if (written !== undefined) {
    const kind = KINDS.find((known) => known === written);
    if (kind) {
      return kind;
    }
    throw new UsageError(
      `--kind ${written}: there are ${KINDS.join(', ')}${didYouMean(nearestName(written, KINDS))}`,
    );
  }
  const folders = pathname.split('/');
  const name = folders.at(-1) ?? '';
  if (/^(?:react-)?use-/.test(name)) {
    return 'hook';
  }
  if (name.startsWith('react-')) {
    return 'component';
  }
  if (folders.includes('how-to-guides')) {
    return 'how-to';
  }
  if (folders.includes('concepts')) {
    return 'concept';
  }
  throw new UsageError(
    `${pathname} does not say what kind of page it is: add --kind ${KINDS.join('|')}`,
  );
}

function readArguments(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const;
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { description: text, kind: text, after: text },
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\nFor example: ${EXAMPLE}`);
  }
}

/**
 * Reads the arguments of `npm run new`.
 *
 * @throws UsageError that says what is wrong or missing, and what to type
 */
export function readRequest(args: readonly string[]): PageRequest {
  const { positionals, values } = readArguments(args);
  const [address, title, ...rest] = positionals;
  if (address === undefined || !title?.trim() || rest.length > 0) {
    throw new UsageError(
      `A new page needs a path and a title, the title in quotes.\nFor example: ${EXAMPLE}`,
    );
  }
  const { product, pathname } = readAddress(address);
  const kind = readKind(values.kind, pathname);
  if (!values.description?.trim()) {
    throw new UsageError(
      'Add --description "…": one sentence of 50 to 160 characters that ends in a period. ' +
        'It becomes the first paragraph of the page and what search engines show of it.',
    );
  }
  return {
    product,
    pathname,
    title: title.trim(),
    description: values.description.trim(),
    kind,
    after: values.after === undefined ? null : `/toolpad/${plainAddress(values.after)}`,
  };
}
