import clsx from 'clsx';
import { Fragment, type ReactNode, useId, useMemo } from 'react';
import { productAt, productById } from '../../site';
import { translate } from '../../strings';
import { LIST_ID } from './dialogState';
import type { Hit, PageHit } from './engine';
import { choosePassage, markMatches, type Segment } from './passage';
import { type Results, shownPages, type TextOf } from './useSearch';
import styles from './results.module.css';

/** A text of no more words fits into one line of a phone. */
const ONE_LINE = 6;

/** A text with the matched words marked. */
function MarkedText({ segments }: { readonly segments: readonly Segment[] }): ReactNode {
  return segments.map(({ text, isMatch }, place) =>
    isMatch ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
  );
}

/** What makes the results a list box that a field moves through. */
export interface ListBox {
  /** The place of the active option. */
  readonly active: number;
  readonly onActivate: (place: number) => void;
}

/** The id of an option of the list box. */
export function optionId(place: number): string {
  return `${LIST_ID}-${place}`;
}

interface ResultLinkProps {
  readonly hit: Hit;
  /** Its place in all lists. */
  readonly place: number;
  /** Of the page, where the row is the page itself. */
  readonly title?: ReactNode;
  /** The text of its section; `null` while it is not there. */
  readonly text: string | null;
  /** What it is an option of; without, it is a plain link. */
  readonly listBox: ListBox | undefined;
  readonly onOpen: () => void;
}

/**
 * The way to a section: its heading and the passage that was found, with room for it from the start where
 * it has text at all. Of a page itself, its title stands for the heading.
 */
function ResultLink({ hit, place, title, text, listBox, onOpen }: ResultLinkProps): ReactNode {
  const { section, terms } = hit;
  const heading = useMemo(() => markMatches(section.heading, terms), [section, terms]);
  const passage = useMemo(() => choosePassage(text ?? '', terms), [text, terms]);
  const address = section.page.path + (section.anchor === '' ? '' : `#${section.anchor}`);
  const isActive = listBox?.active === place;
  const isLong = section.words.split(' ').length > ONE_LINE;
  const option = listBox && {
    id: optionId(place),
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    onPointerMove: () => listBox.onActivate(place),
  };
  return (
    <a
      {...option}
      href={address}
      className={clsx(styles.link, isActive && styles.active)}
      data-ga-event-category="search"
      data-ga-event-action="open"
      data-ga-event-label={address}
      onClick={onOpen}
    >
      {title ?? (
        <span dir="auto" className={clsx(styles.heading, section.isRow && styles.name)}>
          <MarkedText segments={heading} />
        </span>
      )}
      {section.words !== '' && (
        <span dir="auto" className={clsx(styles.passage, isLong && styles.long)}>
          <MarkedText segments={passage} />
        </span>
      )}
    </a>
  );
}

/**
 * The rows of a page: the page itself if that answers best, and its sections. Otherwise its title stands
 * above them, and its start is no row.
 */
function rowsOf({ hits }: PageHit): readonly Hit[] {
  return hits.filter(({ section }, place) => place === 0 || section.anchor !== '');
}

/** All rows in the order they are shown: what the options of a list box are. */
export function shownHits(results: Results): readonly Hit[] {
  return shownPages(results).flatMap(rowsOf);
}

interface ResultListsProps {
  readonly results: Results;
  readonly textOf: TextOf;
  readonly listBox: ListBox | undefined;
  readonly onOpen: () => void;
}

/** The answers, page by page, each with its matching sections. */
export function ResultLists({ results, textOf, listBox, onOpen }: ResultListsProps): ReactNode {
  const id = useId();
  const places = new Map(shownHits(results).map((hit, place) => [hit, place]));

  const link = (hit: Hit, title?: ReactNode): ReactNode => {
    const place = places.get(hit) ?? 0;
    const text = textOf(hit.section);
    return <ResultLink key={place} {...{ hit, place, title, text, listBox, onOpen }} />;
  };

  const group = (pageHit: PageHit, showsProduct: boolean): ReactNode => {
    const { page } = pageHit;
    const [best, ...others] = rowsOf(pageHit);
    const titleId = `${id}${page.path}`;
    const trail = showsProduct ? [productAt(page.path)?.name, page.trail].join(' › ') : page.trail;
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
      <div className={styles.page} role="group" aria-labelledby={titleId}>
        {!isPage && title}
        {best && link(best, isPage ? title : undefined)}
        {others.map((hit) => link(hit))}
      </div>
    );
  };

  const list = listBox && {
    id: LIST_ID,
    role: 'listbox',
    'aria-label': translate('search.results'),
  };
  return (
    <div {...list}>
      {results.lists.map(({ product, pages }) =>
        pages.map((pageHit, place) => (
          <Fragment key={pageHit.page.path}>
            {results.lists.length > 1 && place === 0 && product !== null && (
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
