import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import editorPicture from '@site/docs-studio/getting-started/first-app/finished-editor.webp';
import { ProductMark } from '../../brand';
import { Island } from '../../islands';
import { productById, type ProductId } from '../../site';
import { CoreSample } from './CoreSample';
import styles from './HomePage.module.css';

interface ProductProps {
  readonly id: ProductId;
  /** What it is, in a sentence. */
  readonly what: string;
  /** Who should choose it. */
  readonly forWhom: string;
  readonly tasks: readonly { readonly label: string; readonly to: string }[];
  /** What it looks like: code, a picture, something running. */
  readonly children: ReactNode;
  /** How it stands. */
  readonly status: ReactNode;
}

function ProductPanel({ id, what, forWhom, tasks, status, children }: ProductProps): ReactNode {
  const { name, startPath } = productById(id);
  return (
    <section className={styles.product} aria-labelledby={id}>
      <div className={styles.about}>
        <h2 id={id} className={styles.name}>
          <ProductMark product={id} size={32} />
          {name}
        </h2>
        {status}
        <p>{what}</p>
        <p className={styles.forWhom}>{forWhom}</p>
        <p>
          <Link className="button button--primary" to={startPath}>
            Get started with {name.replace('Toolpad ', '')}
          </Link>
        </p>
        <ul className={styles.tasks}>
          {tasks.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.sample}>{children}</div>
    </section>
  );
}

interface Props {
  /** What an app looks like in code with Toolpad Core. */
  readonly coreCode: ReactNode;
  /** A function that a Toolpad Studio page binds to. */
  readonly studioCode: ReactNode;
  /** How a product stands. */
  readonly statusOf: (product: ProductId) => ReactNode;
}

/** What the two products are, for whom each is, and the way into each. */
export function HomePage({ coreCode, studioCode, statusOf }: Props): ReactNode {
  return (
    <main className={styles.page}>
      <h1>Dashboards and internal tools, without starting from zero</h1>
      <p className="lead">
        Toolpad is two products that stand on Material UI. Core gives your React app its frame;
        Studio lets you build the whole app in a visual editor. Pick the one that fits how you work.
      </p>
      <ProductPanel
        id="toolpad-core"
        status={statusOf('toolpad-core')}
        what="React components and hooks for the parts every admin app repeats: the navigation frame, page headers, sign-in, account menu, data tables with forms, dialogs and notifications."
        forWhom="For React developers who write the app themselves, in Next.js or with React Router."
        tasks={[
          { label: 'Install it in a project', to: '/toolpad/core/introduction/installation/' },
          {
            label: 'Understand the base concepts',
            to: '/toolpad/core/introduction/base-concepts/',
          },
          { label: 'Lay out a dashboard', to: '/toolpad/core/react-dashboard-layout/' },
        ]}
      >
        {coreCode}
        <div data-markdown="skip">
          <Island name="home-sample" on="visible" className={styles.running}>
            <CoreSample />
          </Island>
        </div>
      </ProductPanel>
      <ProductPanel
        id="toolpad-studio"
        status={statusOf('toolpad-studio')}
        what="A self-hosted visual editor for internal tools. Drag components onto a page, bind them to functions you write in your own code editor, and keep the whole app as files in your repository."
        forWhom="For teams that need an internal tool this week, and want its queries and logic in code."
        tasks={[
          {
            label: 'Install and start the editor',
            to: '/toolpad/studio/getting-started/installation/',
          },
          { label: 'Build your first app', to: '/toolpad/studio/getting-started/first-app/' },
          { label: 'Build a page’s UI', to: '/toolpad/studio/concepts/building-ui/' },
        ]}
      >
        <img
          className={styles.picture}
          src={editorPicture}
          alt="The Toolpad Studio editor: pages and queries on the left, a data grid on the canvas, the selected button’s properties on the right"
          width={1440}
          height={796}
          loading="lazy"
        />
        {studioCode}
      </ProductPanel>
    </main>
  );
}
