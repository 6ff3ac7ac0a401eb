import clsx from 'clsx';
import { Fragment, type ReactNode, useId, useMemo } from 'react';
import { productAt, productById } from '../../site';
import { translate } from '../../strings';
import { LIST_ID } from './dialogState';
import type { Hit, PageHit } from './engine';
import { choosePassage, markMatches, type Segment } from './passage';
import { type Results, shownPages, type TextOf } from './useSearch';
import styles from './results.module.css';

/** Max. words that fit on one line on a phone. */
const ONE_LINE = 6;

function MarkedText({ segments }: { readonly segments: readonly Segment[] }): ReactNode {
  return segments.map(({ text, isMatch }, place) =>
    isMatch ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
  );
}

/** Makes the results a listbox, navigated from the field. */
export interface ListBox {
  readonly active: number;
  readonly onActivate: (place: number) => void;
}

export function optionId(place: number): string {
  return `${LIST_ID}-${place}`;
}

interface ResultLinkProps {
  readonly hit: Hit;
  /** Its index across all lists. */
  readonly place: number;
  /** Set if the row is the page itself. */
  readonly title?: ReactNode;
  /** The section's text; `null` until it has loaded. */
  readonly text: string | null;
  /** Without a listbox, it is a plain link. */
  readonly listBox: ListBox | undefined;
  readonly onOpen: () => void;
}

/** A link to a section: heading and matching passage, whose space is reserved until it loads. */
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

/** A page's rows: its sections, and the page itself if it is the best match. */
function rowsOf({ hits }: PageHit): readonly Hit[] {
  return hits.filter(({ section }, place) => place === 0 || section.anchor !== '');
}

/** All rows in display order, which are the listbox's options. */
export function shownHits(results: Results): readonly Hit[] {
  return shownPages(results).flatMap(rowsOf);
}

interface ResultListsProps {
  readonly results: Results;
  readonly textOf: TextOf;
  readonly listBox: ListBox | undefined;
  readonly onOpen: () => void;
}

/** The results, grouped by page. */
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
