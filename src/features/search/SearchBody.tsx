import clsx from 'clsx';
import { Fragment, type ReactNode, useId, useMemo } from 'react';
import { productAt, productById, PRODUCTS } from '../../site';
import { translate } from '../../strings';
import { LIST_ID } from './dialogState';
import type { Hit, PageHit } from './engine';
import { choosePassage, markMatches, type Segment } from './passage';
import { rememberSearch } from './recent';
import listStyles from './results.module.css';
import styles from './states.module.css';
import { type Results, shownPages } from './collectResults';
import { scopeName } from './scope';
import type { Search } from './useSearch';

/** Max. words that fit on one line on a phone. */
const ONE_LINE = 6;

function MarkedText({ segments }: { readonly segments: readonly Segment[] }): ReactNode {
  return segments.map(({ text, isMatch }, index) =>
    isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}

/** Makes the results a listbox, navigated from the field. */
export interface ListBox {
  readonly active: number;
  readonly onActivate: (index: number) => void;
}

/** Id of the listbox's option for a row, by the row's index across all lists. */
export function optionId(index: number): string {
  return `${LIST_ID}-${index}`;
}

interface ResultLinkProps {
  readonly hit: Hit;
  /** Its index across all lists. */
  readonly index: number;
  /** Set if the row is the page itself. */
  readonly title?: ReactNode;
  /** The section's text; `null` until it has loaded. */
  readonly text: string | null;
  /** Without a listbox, it is a plain link. */
  readonly listBox: ListBox | undefined;
  readonly onOpen: () => void;
}

/** A link to a section: heading and matching passage, whose space is reserved until it loads. */
function ResultLink({ hit, index, title, text, listBox, onOpen }: ResultLinkProps): ReactNode {
  const { section, terms } = hit;
  const heading = useMemo(() => markMatches(section.heading, terms), [section, terms]);
  const passage = useMemo(() => choosePassage(text ?? '', terms), [text, terms]);
  const address = section.page.path + (section.anchor === '' ? '' : `#${section.anchor}`);
  const isActive = listBox?.active === index;
  const isLong = section.words.split(' ').length > ONE_LINE;
  const option = listBox && {
    id: optionId(index),
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    onPointerMove: () => listBox.onActivate(index),
  };
  return (
    <a
      {...option}
      href={address}
      className={clsx(listStyles.link, isActive && listStyles.active)}
      data-ga-event-category="search"
      data-ga-event-action="open"
      data-ga-event-label={address}
      onClick={onOpen}
    >
      {title ?? (
        <span dir="auto" className={clsx(listStyles.heading, section.isRow && listStyles.name)}>
          <MarkedText segments={heading} />
        </span>
      )}
      {section.words !== '' && (
        <span dir="auto" className={clsx(listStyles.passage, isLong && listStyles.long)}>
          <MarkedText segments={passage} />
        </span>
      )}
    </a>
  );
}

/** A page's rows: its sections, and the page itself if it is the best match. */
function rowsOf({ hits }: PageHit): readonly Hit[] {
  return hits.filter(({ section }, index) => index === 0 || section.anchor !== '');
}

/** All rows in display order, which are the listbox's options. */
export function shownHits(results: Results): readonly Hit[] {
  return shownPages(results).flatMap(rowsOf);
}

interface Props {
  readonly search: Search;
  readonly listBox?: ListBox;
  readonly onQuery: (query: string) => void;
  /** Called to search the other products too. */
  readonly onEverywhere: () => void;
  /** Shown while the query is empty. */
  readonly children: ReactNode;
}

/** The results, grouped by page. */
function ResultLists({
  search,
  results,
  listBox,
}: Props & { readonly results: Results }): ReactNode {
  const id = useId();
  const indexes = new Map(shownHits(results).map((hit, index) => [hit, index]));

  const link = (hit: Hit, title?: ReactNode): ReactNode => {
    const index = indexes.get(hit) ?? 0;
    const text = search.textOf(hit.section);
    const onOpen = () => rememberSearch(search.query);
    return <ResultLink key={index} {...{ hit, index, title, text, listBox, onOpen }} />;
  };

  const group = (pageHit: PageHit, showsProduct: boolean): ReactNode => {
    const { page } = pageHit;
    const [best, ...others] = rowsOf(pageHit);
    const titleId = `${id}${page.path}`;
    const trail = showsProduct ? [productAt(page.path)?.name, page.trail].join(' › ') : page.trail;
    const title = (
      <span id={titleId} className={listStyles.title}>
        <strong>
          <MarkedText segments={markMatches(page.title, best?.terms ?? new Set())} />
        </strong>
        <span className={listStyles.trail}>{trail}</span>
      </span>
    );
    const isPage = best?.section.anchor === '';
    return (
      <div className={listStyles.page} role="group" aria-labelledby={titleId}>
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
        pages.map((pageHit, index) => (
          <Fragment key={pageHit.page.path}>
            {results.lists.length > 1 && index === 0 && product !== null && (
              <p className={listStyles.product} role="presentation">
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

const NEW_ISSUE = 'https://github.com/mui/toolpad/issues/new';

function issueAddress(query: string): string {
  const title = `[docs] Nothing found for "${query}"`;
  return `${NEW_ISSUE}?${new URLSearchParams({ title }).toString()}`;
}

/** Links to each product's pages. */
export function BrowseLinks(): ReactNode {
  return (
    <p>
      {translate('search.browse')}{' '}
      {PRODUCTS.map(({ id, name, basePath }) => (
        <a key={id} className={styles.browse} href={`${basePath}/`}>
          {name}
        </a>
      ))}
    </p>
  );
}

/** Links to other products' results, if any. */
function Elsewhere({ search, onEverywhere, className }: Props & { className?: string }): ReactNode {
  const links = search.elsewhere.map(({ product, count, better }) => {
    const { name } = productById(product);
    return (
      <Fragment key={product}>
        {better && (
          <span className={styles.better}>
            {translate('search.better', { name: name.replace('Toolpad ', '') })}{' '}
            <a href={better.path} onClick={() => rememberSearch(search.query)}>
              {better.title}
            </a>
          </span>
        )}
        <button type="button" className={styles.action} onClick={onEverywhere}>
          {count === 1
            ? translate('search.elsewhere.one', { name })
            : translate('search.elsewhere.many', { name, count })}
        </button>
      </Fragment>
    );
  });
  return links.length > 0 && <p className={className}>{links}</p>;
}

/** Help for a query without results. */
function NothingFound(props: Props): ReactNode {
  const { search, onQuery } = props;
  const { suggestion } = search;
  const query = search.query.trim();
  return (
    <div className={styles.state}>
      <p>{translate('search.none', { query, name: scopeName(search.scope) })}</p>
      {suggestion !== null && (
        <p>
          <button type="button" className={styles.action} onClick={() => onQuery(suggestion)}>
            {translate('search.didYouMean', { suggestion })}
          </button>
        </p>
      )}
      <Elsewhere {...props} />
      <BrowseLinks />
      <p>
        <a href={issueAddress(query)} target="_blank" rel="noopener">
          {translate('search.missing')}
        </a>
      </p>
    </div>
  );
}

/** The content below the field: results, help or an error. */
export function SearchBody(props: Props): ReactNode {
  const { search, children } = props;
  const { query, results, hasFailed, retry } = search;
  if (hasFailed) {
    return (
      <div className={styles.state} role="alert">
        <p>{translate('search.failed')}</p>
        <button type="button" className={styles.action} onClick={retry}>
          {translate('search.retry')}
        </button>
      </div>
    );
  }
  if (query.trim() === '') {
    return children;
  }
  if (!results) {
    return <p className={styles.state}>{translate('search.loading')}</p>;
  }
  if (results.total === 0) {
    return <NothingFound {...props} />;
  }
  return (
    <>
      <ResultLists {...props} results={results} />
      <Elsewhere {...props} className={styles.elsewhere} />
    </>
  );
}
