import { productAt } from '../../site';

interface Breadcrumb {
  readonly label: string;
  readonly href?: string | undefined;
}

/**
 * Puts the home page and the product before a page's breadcrumbs: the groups that Docusaurus lists
 * begin below the product. Every address ends in a slash, as the pages' own do.
 *
 * @param breadcrumbs of a page of one product; the last one with an address says of which
 * @param home the home page's title and path
 */
export function withProduct<Crumb extends Breadcrumb>(
  breadcrumbs: readonly Crumb[],
  home: { readonly label: string; readonly href: string },
): (Crumb | { label: string; href: string; type: 'link' })[] {
  const address = breadcrumbs.flatMap(({ href }) => href ?? []).at(-1) ?? '';
  const product = productAt(address);
  return [
    { type: 'link', ...home },
    ...(product
      ? [{ type: 'link' as const, label: product.name, href: `${product.basePath}/` }]
      : []),
    ...breadcrumbs.map((crumb) =>
      crumb.href === undefined ? crumb : { ...crumb, href: crumb.href.replace(/\/?$/, '/') },
    ),
  ];
}
