import clsx from 'clsx';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { PRODUCTS, SEARCH_PAGE } from '../../site';
import { translate } from '../../strings';
import styles from './overview.module.css';

/**
 * The 404 page: a search for the URL's words, similar pages, and where to start (spec 1.1). One file serves
 * every dead URL, so the browser adds what depends on it (`showNotFound.ts`).
 */
export function NotFoundPage(): ReactNode {
  return (
    <main className={clsx(styles.page, styles.notFound)}>
      <tp-not-found>
        <h1>{translate('notFound.title')}</h1>
        <p className="lead">{translate('notFound.leadAny')}</p>
        <form role="search" className={styles.search} action={SEARCH_PAGE}>
          <input type="search" name="q" aria-label={translate('search.label')} />
          <button type="submit" className="button button--primary">
            {translate('notFound.search')}
          </button>
        </form>
        <section data-similar hidden aria-labelledby="similar-pages">
          <h2 id="similar-pages">{translate('notFound.similar')}</h2>
          <ul className={styles.links} />
        </section>
      </tp-not-found>
      <section aria-labelledby="start-pages">
        <h2 id="start-pages">{translate('notFound.start')}</h2>
        <ul className={styles.links}>
          {PRODUCTS.map(({ id, name, startPath, basePath }) => (
            <li key={id}>
              <Link to={startPath}>{name}</Link>
              <Link className={styles.trail} to={`${basePath}/`}>
                {translate('overview.all', { name })}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}
