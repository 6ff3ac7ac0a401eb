import { Fragment, useId, type ReactNode } from 'react';
import { productById, PRODUCTS } from '../../site';
import { translate } from '../../strings';
import { shownPages, type Results } from './collectResults';
import type { Hit, PageHit } from './engine';
import { MarkedText } from './MarkedText';
import { markMatches } from './passage';
import { ResultLink } from './ResultLink';
import styles from './results.module.css';
import type { TextOf } from './useTexts';

/** What makes the results a list box that a field moves through. */
export interface ListBox {
  readonly id: string;
  readonly optionId: (place: number) => string;
  /** The place of the active option. */
  readonly active: number;
  readonly onActivate: (place: number) => void;
}

interface Props {
  readonly results: Results;
  readonly textOf: TextOf;
  /** Without it the results are plain links. */
  readonly listBox?: ListBox;
  readonly onOpen: () => void;
}

function productName({ page }: PageHit): string {
  return PRODUCTS.find(({ basePath }) => page.path.startsWith(`${basePath}/`))?.name ?? '';
}

/**
 * The rows of a page: where its start answers best, the page itself, by its title; otherwise its sections
 * under the title, of which the start is then none.
 */
function rowsOf({ hits }: PageHit): readonly Hit[] {
  const sections = hits.filter(({ section }) => section.anchor !== '');
  const [best] = hits;
  return best?.section.anchor === '' ? [best, ...sections] : sections;
}

/** All rows in the order they are shown: what the options of a list box are. */
export function shownHits(results: Results): readonly Hit[] {
  return shownPages(results).flatMap(rowsOf);
}

/** The answers, page by page, each with its matching sections. */
export function ResultLists({ results, textOf, listBox, onOpen }: Props): ReactNode {
  const id = useId();
  const places = new Map(shownHits(results).map((hit, place) => [hit, place]));
  const isSplit = results.lists.length > 1;

  const link = (hit: Hit, title?: ReactNode): ReactNode => {
    const place = places.get(hit) ?? 0;
    const option = listBox && {
      id: listBox.optionId(place),
      role: 'option' as const,
      'aria-selected': listBox.active === place,
      tabIndex: -1 as const,
      onPointerMove: () => {
        listBox.onActivate(place);
      },
    };
    return (
      <ResultLink
        key={place}
        hit={hit}
        title={title}
        text={textOf(hit.section)}
        option={option}
        onOpen={onOpen}
      />
    );
  };

  const group = (pageHit: PageHit, showsProduct: boolean): ReactNode => {
    const { page } = pageHit;
    const [best, ...others] = rowsOf(pageHit);
    const titleId = `${id}${page.path}`;
    const trail = showsProduct ? [productName(pageHit), page.trail].join(' › ') : page.trail;
    const title = (
      <span id={titleId} className={styles.title}>
        <strong>
          <MarkedText segments={markMatches(page.title, best?.terms ?? new Set())} />
        </strong>
        <span className={styles.trail}>{trail}</span>
      </span>
    );
    const isPage = best?.section.anchor === '';
    return (
      <div key={page.path} className={styles.page} role="group" aria-labelledby={titleId}>
        {best && isPage ? link(best, title) : title}
        {!isPage && best && link(best)}
        {others.map((hit) => link(hit))}
      </div>
    );
  };

  return (
    <div
      id={listBox?.id}
      role={listBox && 'listbox'}
      aria-label={listBox && translate('search.results')}
    >
      {results.lists.map(({ product, pages }) =>
        pages.map((pageHit, place) => (
          <Fragment key={pageHit.page.path}>
            {isSplit && place === 0 && product !== null && (
              <p className={styles.product} role="presentation">
                {productById(product).name}
              </p>
            )}
            {group(pageHit, product === null)}
          </Fragment>
        )),
      )}
    </div>
  );
}
