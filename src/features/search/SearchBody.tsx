import clsx from 'clsx';
import { type ReactNode, useId, useMemo } from 'react';
import { productAt, productById, type ProductId, PRODUCTS } from '../../site';
import { translate } from '../../strings';
import { LIST_ID } from './dialogState';
import type { Hit, PageHit } from './engine';
import type { Results } from './findPages';
import { PageIcon, RowIcon, SectionIcon } from './icons';
import { choosePassage, markMatches, type Segment } from './passage';
import { rememberSearch } from './recent';
import listStyles from './results.module.css';
import styles from './states.module.css';
import { placeName, type Search } from './useSearch';

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
  const Icon = section.isRow ? RowIcon : section.anchor === '' ? PageIcon : SectionIcon;
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
      <Icon />
      {title ?? (
        <span dir="auto" className={clsx(listStyles.heading, section.isRow && listStyles.name)}>
          <MarkedText segments={heading} />
        </span>
      )}
      {section.lines > 0 && (
        <span dir="auto" className={clsx(listStyles.passage, section.lines > 1 && listStyles.long)}>
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
export function shownHits({ pages }: Results): readonly Hit[] {
  return pages.flatMap(rowsOf);
}

interface Props {
  readonly search: Search;
  readonly listBox?: ListBox;
  /** Called to search another product. */
  readonly onProduct: (product: ProductId) => void;
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

  const group = (pageHit: PageHit): ReactNode => {
    const { page } = pageHit;
    const [best, ...others] = rowsOf(pageHit);
    const titleId = `${id}${page.path}`;
    const product = search.product === null && productAt(page.path)?.name;
    const title = (
      <span id={titleId} className={listStyles.title}>
        <strong>
          <MarkedText segments={markMatches(page.title, best?.terms ?? new Set())} />
        </strong>
        <span className={listStyles.trail}>
          {[product, page.trail].filter(Boolean).join(' › ')}
        </span>
      </span>
    );
    const isPage = best?.section.anchor === '';
    return (
      <div key={page.path} className={listStyles.page} role="group" aria-labelledby={titleId}>
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
  return <div {...list}>{results.pages.map(group)}</div>;
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

/** Help for a query without results: other products, pages with such names, all pages, an issue. */
function NothingFound({
  search,
  results,
  onProduct,
}: Props & { readonly results: Results }): ReactNode {
  const query = search.query.trim();
  return (
    <div className={styles.state}>
      <p>{translate('search.none', { query, name: placeName(search.product) })}</p>
      {[...results.counts].map(
        ([id, count]) =>
          count > 0 && (
            <p key={id}>
              <button type="button" className={styles.action} onClick={() => onProduct(id)}>
                {count === 1
                  ? translate('search.elsewhere.one', { name: productById(id).name })
                  : translate('search.elsewhere.many', { name: productById(id).name, count })}
              </button>
            </p>
          ),
      )}
      {results.nearest.length > 0 && (
        <>
          <p>{translate('search.nearest')}</p>
          <ul>
            {results.nearest.map(({ path, title }) => (
              <li key={path}>
                <a href={path}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
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
    return <NothingFound {...props} results={results} />;
  }
  return <ResultLists {...props} results={results} />;
}
