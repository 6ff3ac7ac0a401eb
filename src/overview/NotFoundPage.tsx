import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { Redirect, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import coreTree from '@site/sidebars-core';
import studioTree from '@site/sidebars-studio';
import {
  listPages,
  OLD_ADDRESSES,
  parseOldAddresses,
  PRODUCTS,
  suggestPages,
  type NavigationPage,
} from '../navigation';
import { useTranslate } from '../strings';
import { forwardOldAddress } from './forwardOldAddress';
import styles from './overview.module.css';

const ALL_PAGES = [...listPages(coreTree), ...listPages(studioTree)];
const OLD_ADDRESS_RULES = parseOldAddresses(OLD_ADDRESSES);
const SUGGESTIONS = 5;

function productName({ pathname }: NavigationPage): string {
  return PRODUCTS.find(({ basePath }) => pathname.startsWith(`${basePath}/`))?.name ?? '';
}

/**
 * What a reader of a dead address sees: the address, the pages it most likely meant, and where to
 * start (spec 1.1). An old address that no rule of the host knew in this form is sent on. The
 * prerendered page serves every dead address, so what depends on the address is added in the browser.
 */
export function NotFoundPage(): ReactNode {
  const translate = useTranslate();
  const isBrowser = useIsBrowser();
  const location = useLocation();
  const { pathname } = location;
  const forward = isBrowser ? forwardOldAddress(location, OLD_ADDRESS_RULES, ALL_PAGES) : null;
  if (forward?.isLive) {
    return <Redirect to={forward.address} />;
  }
  const similar = isBrowser ? suggestPages(forward?.path ?? pathname, ALL_PAGES, SUGGESTIONS) : [];
  return (
    <main className={styles.page}>
      <h1>{translate('notFound.title')}</h1>
      <p className="lead">
        {isBrowser ? translate('notFound.lead', { path: pathname }) : translate('notFound.leadAny')}
      </p>
      {similar.length > 0 && (
        <section aria-labelledby="similar-pages">
          <h2 id="similar-pages">{translate('notFound.similar')}</h2>
          <ul className={styles.links}>
            {similar.map((page) => (
              <li key={page.pathname}>
                <Link to={`${page.pathname}/`}>{page.title}</Link>
                <span className={styles.trail}>
                  {[productName(page), ...page.trail].join(' › ')}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
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
