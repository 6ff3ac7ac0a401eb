import clsx from 'clsx';
import { Fragment, type ReactNode, useId, useMemo } from 'react';
import { productAt, productById } from '../../site';
import { translate } from '../../strings';
import type { Hit, PageHit } from './engine';
import { choosePassage, markMatches, type Segment } from './passage';
import { type Results, shownPages, type TextOf } from './useSearch';
import styles from './results.module.css';

/** A text of no more words fits into one line of a phone. */
const ONE_LINE = 6;

interface Props {
  readonly segments: readonly Segment[];
}

/** A text with the matched words marked. */
function MarkedText({ segments }: Props): ReactNode {
  return segments.map(({ text, isMatch }, place) =>
    isMatch ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
  );
}

/** What an option of a list box says of itself. */
interface OptionProps {
  readonly id: string;
  readonly role: 'option';
  readonly 'aria-selected': boolean;
  readonly tabIndex: -1;
  readonly onPointerMove: () => void;
}

interface ResultLinkProps {
  readonly hit: Hit;
  /** Of the page, where the row is the page itself. */
  readonly title?: ReactNode;
  /** The text of its section; `null` while it is not there. */
  readonly text: string | null;
  /** What it is as part of a list box; without, it is a plain link. */
  readonly option?: OptionProps;
  readonly onOpen: () => void;
}

/**
 * The way to a section: its heading and the passage that was found, with room for it from the start where
 * it has text at all. Of a page itself, its title stands for the heading.
 */
function ResultLink({ hit, title, text, option, onOpen }: ResultLinkProps): ReactNode {
  const { section, terms } = hit;
  const heading = useMemo(() => markMatches(section.heading, terms), [section, terms]);
  const passage = useMemo(() => choosePassage(text ?? '', terms), [text, terms]);
  const address = section.page.path + (section.anchor === '' ? '' : `#${section.anchor}`);
  return (
    <a
      {...option}
      href={address}
      className={clsx(styles.link, option?.['aria-selected'] && styles.active)}
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
      {section.lengths[0] > 0 && (
        <span
          dir="auto"
          className={clsx(styles.passage, section.lengths[0] > ONE_LINE && styles.long)}
        >
          <MarkedText segments={passage} />
        </span>
      )}
    </a>
  );
}

/** What makes the results a list box that a field moves through. */
export interface ListBox {
  readonly id: string;
  readonly optionId: (place: number) => string;
  /** The place of the active option. */
  readonly active: number;
  readonly onActivate: (place: number) => void;
}

interface ResultListsProps {
  readonly results: Results;
  readonly textOf: TextOf;
  /** Without it the results are plain links. */
  readonly listBox?: ListBox;
  readonly onOpen: () => void;
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
export function ResultLists({ results, textOf, listBox, onOpen }: ResultListsProps): ReactNode {
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
