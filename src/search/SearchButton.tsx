import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { PRODUCTS } from '../navigation';
import { useTranslate } from '../strings';
import { SearchIcon } from './icons';
import styles from './SearchButton.module.css';
import { hasCommandKey, opensSearch } from './shortcut';

/** Field, engine and index load when a reader first reaches for the search. */
const loadDialog = () => import('./SearchDialog');
const SearchDialog = lazy(loadDialog);

interface Props {
  /** Whether it stands in the drawer of small screens, where the header's own button serves. */
  readonly mobile?: boolean;
}

/**
 * The keys that open the search. The prerendered page cannot know the reader's keyboard: their place
 * is there from the start, and the right ones show once the page is hydrated.
 */
function Shortcut(): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <kbd className={styles.shortcut} aria-hidden="true">
      {isBrowser && (hasCommandKey() ? '⌘K' : 'Ctrl K')}
    </kbd>
  );
}

function HeaderSearch(): ReactNode {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const baseUrl = useBaseUrl('/');
  const [isOpen, setIsOpen] = useState(false);
  const here = PRODUCTS.find(({ basePath }) => pathname.startsWith(`${basePath}/`))?.id ?? null;
  const close = useCallback(() => {
    setIsOpen(false);
  }, []);

  const preload = (): void => {
    loadDialog()
      .then(({ preloadIndex }) => preloadIndex(baseUrl, here))
      .catch(() => {
        // Not reached now: opening the search asks again, and says when it fails.
      });
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (opensSearch(event)) {
        event.preventDefault();
        setIsOpen(true);
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={translate('search.open')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <SearchIcon />
        <span className={styles.label}>{translate('search.open')}</span>
        <Shortcut />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <SearchDialog here={here} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** The way to the search, in the header of every page. */
export function SearchButton({ mobile = false }: Props): ReactNode {
  return mobile ? null : <HeaderSearch />;
}
