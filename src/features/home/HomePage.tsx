import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import editorPicture from '@site/docs-studio/getting-started/first-app/finished-editor.webp';
import { ProductMark } from '../../brand';
import { productById, type ProductId } from '../../site';
import { TASKS } from '../../site/tasks';
import styles from './HomePage.module.css';

interface Product {
  /** What it is, in a few words. */
  readonly what: string;
  /** Who should choose it. */
  readonly forWhom: string;
}

const PRODUCTS: Readonly<Record<ProductId, Product>> = {
  'toolpad-core': {
    what: 'React components for the dashboards you write.',
    forWhom:
      'For React developers who write the app themselves, in Next.js or with React Router. Navigation, page headers, sign-in, data tables with forms, dialogs and notifications come from the library.',
  },
  'toolpad-studio': {
    what: 'A visual editor for the tools your team needs.',
    forWhom:
      'For teams that need an internal tool this week, and want its queries and logic in code. You host it yourself; the whole app is files in your repository.',
  },
};

const IDS = ['toolpad-core', 'toolpad-studio'] as const;

interface Props {
  /** The command that begins with each product. */
  readonly installs: Readonly<Record<ProductId, ReactNode>>;
  /** An app made with Toolpad Core, running, with its code. */
  readonly coreSample: ReactNode;
  /** A function that a Toolpad Studio page binds to. */
  readonly studioCode: ReactNode;
  /** How a product stands. */
  readonly statusOf: (product: ProductId) => ReactNode;
}

function FirstSteps({
  id,
  children,
}: {
  readonly id: ProductId;
  readonly children: ReactNode;
}): ReactNode {
  const { name } = productById(id);
  return (
    <section className={styles.steps} aria-labelledby={`${id}-first-steps`}>
      <div>
        <h2 id={`${id}-first-steps`} className={styles.name}>
          First steps with {name.replace('Toolpad ', '')}
        </h2>
        <p>{PRODUCTS[id].forWhom}</p>
        {children}
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
}

/** What the two products are, for whom each is, and the way into each. */
export function HomePage({ installs, coreSample, studioCode, statusOf }: Props): ReactNode {
  return (
    <main className={styles.page}>
      <h1>Dashboards and internal tools, without starting from zero</h1>
      <p className="lead">
        Two products built on Material UI. Pick the one that fits how you work.
      </p>
      <div className={styles.choices}>
        {IDS.map((id) => {
          const { name, startPath } = productById(id);
          return (
            <section key={id} className={styles.choice} aria-labelledby={id}>
              <h2 id={id} className={styles.name}>
                <ProductMark product={id} size={28} />
                {name}
              </h2>
              <p>{PRODUCTS[id].what}</p>
              <div className={styles.install}>{installs[id]}</div>
              <Link
                className="button button--primary"
                to={startPath}
                aria-label={`Get started with ${name}`}
              >
                Get started
              </Link>
            </section>
          );
        })}
      </div>
      <section className={styles.sample} aria-label="Toolpad Core, running">
        {coreSample}
      </section>
      <FirstSteps id="toolpad-core">{statusOf('toolpad-core')}</FirstSteps>
      <div className={styles.studio}>
        <img
          className={styles.picture}
          src={editorPicture}
          alt="The Toolpad Studio editor: pages and queries on the left, a data grid on the canvas, the selected button’s properties on the right"
          width={1440}
          height={796}
          loading="lazy"
        />
        <div>
          {studioCode}
          <FirstSteps id="toolpad-studio">{statusOf('toolpad-studio')}</FirstSteps>
        </div>
      </div>
    </main>
  );
}
