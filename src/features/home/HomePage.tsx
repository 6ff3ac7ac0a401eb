import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { ProductMark } from '../../brand';
import { productById, type ProductId, PRODUCTS } from '../../site';
import { PRODUCT_TEXTS, SITE_TEXTS, TASKS } from '../../site/productTexts';
import styles from './HomePage.module.css';

interface Props {
  /** The command that installs a product. */
  readonly installOf: (product: ProductId) => ReactNode;
  /** A running Toolpad Core app, with its code. */
  readonly coreSample: ReactNode;
  /** An app being built in Toolpad Studio. */
  readonly studioFilm: ReactNode;
  /** A function that a Toolpad Studio page binds to. */
  readonly studioCode: ReactNode;
  readonly statusOf: (product: ProductId) => ReactNode;
}

/** The home page: what the products are, who they are for, and how to start. */
export function HomePage({
  installOf,
  coreSample,
  studioFilm,
  studioCode,
  statusOf,
}: Props): ReactNode {
  const firstSteps = (id: ProductId): ReactNode => (
    <section key={id} className={styles.steps} aria-labelledby={`${id}-first-steps`}>
      <div>
        <h2 id={`${id}-first-steps`} className={styles.name}>
          First steps with {productById(id).name.replace('Toolpad ', '')}
        </h2>
        <p>{PRODUCT_TEXTS[id].forWhom}</p>
        {statusOf(id)}
      </div>
      <ul className={styles.tasks}>
        {TASKS[id].map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
  /** Showcases of products, including their first steps. */
  const showcases: Partial<Record<ProductId, ReactNode>> = {
    'toolpad-core': (
      <Fragment key="toolpad-core">
        <section className={styles.sample} aria-label="Toolpad Core, running">
          {coreSample}
        </section>
        {firstSteps('toolpad-core')}
      </Fragment>
    ),
    'toolpad-studio': (
      <div key="toolpad-studio" className={styles.studio}>
        {studioFilm}
        <div>
          {studioCode}
          {firstSteps('toolpad-studio')}
        </div>
      </div>
    ),
  };
  return (
    <main className={styles.page}>
      <h1>Dashboards and internal tools, without starting from zero</h1>
      <p className="lead">{SITE_TEXTS.choice}</p>
      <div className={styles.choices}>
        {PRODUCTS.map(({ id, name, startPath }) => (
          <section key={id} className={styles.choice} aria-labelledby={id}>
            <h2 id={id} className={styles.name}>
              <ProductMark product={id} size={28} />
              {name}
            </h2>
            <p>{PRODUCT_TEXTS[id].what}</p>
            <div className={styles.install}>{installOf(id)}</div>
            <Link
              className="button button--primary"
              to={startPath}
              aria-label={`Get started with ${name}`}
            >
              Get started
            </Link>
          </section>
        ))}
      </div>
      {PRODUCTS.map(({ id }) => showcases[id] ?? firstSteps(id))}
    </main>
  );
}
