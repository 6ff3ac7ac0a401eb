import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { ProductMark } from '../../brand';
import { productById, type ProductId, PRODUCTS } from '../../site';
import { PRODUCT_TEXTS, SITE_TEXTS, TASKS } from '../../site/productTexts';
import styles from './HomePage.module.css';

/** The class of the stage, whose panels may have a `PAIR`: a picture beside code. */
export const STAGE = styles.stage;
export const PAIR = styles.pair;

interface Props {
  /** The command that installs a product. */
  readonly installOf: (product: ProductId) => ReactNode;
  /** What is made with each product, one panel for each. */
  readonly stage: ReactNode;
  readonly statusOf: (product: ProductId) => ReactNode;
}

/** The home page: what the products are, which one to pick, and how to start. */
export function HomePage({ installOf, stage, statusOf }: Props): ReactNode {
  return (
    <main className={styles.page}>
      <h1>
        Dashboards and internal tools, <span>without starting from zero</span>
      </h1>
      <p className="lead">{SITE_TEXTS.choice}</p>
      <div className={styles.choices}>
        {PRODUCTS.map(({ id, name, startPath }) => (
          <section key={id} className={styles.choice} aria-labelledby={id}>
            <h2 id={id} className={styles.name}>
              <ProductMark product={id} size={28} />
              {name}
            </h2>
            <p>{PRODUCT_TEXTS[id].what}</p>
            <Link
              className="button button--primary"
              to={TASKS[id][0]?.to ?? startPath}
              aria-label={`Get started with ${name}`}
            >
              Get started
            </Link>
            <dl>
              {Object.entries(PRODUCT_TEXTS[id].choice).map(([question, answer]) => (
                <div key={question}>
                  <dt>{question}</dt> <dd>{answer}</dd>
                </div>
              ))}
            </dl>
            <div className={styles.install}>{installOf(id)}</div>
          </section>
        ))}
      </div>
      {stage}
      {PRODUCTS.map(({ id }) => (
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
      ))}
    </main>
  );
}
