import type { ReactNode } from 'react';
import { translate } from '../../strings/all';
import styles from './overview.module.css';

/**
 * The start of the 404 page: similar pages, above a search for the URL's words (spec 1.1). One file
 * serves every dead URL, so the browser adds what depends on it (`showNotFound.ts`).
 */
export function NotFoundHeading(): ReactNode {
  return (
    <tp-not-found>
      <h1>{translate('notFound.title')}</h1>
      <p className="lead">{translate('notFound.leadAny')}</p>
      <section data-similar hidden aria-labelledby="similar-pages">
        <h2 id="similar-pages">{translate('notFound.similar')}</h2>
        <ul className={styles.links} />
      </section>
    </tp-not-found>
  );
}
