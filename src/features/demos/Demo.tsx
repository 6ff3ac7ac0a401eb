import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import modes from '../../brand/modes.module.css';
import { Island } from '../../islands';
import { DEFAULT_STYLING } from '../../site/stylings';
import { translate } from '../../strings/all';
import styles from './Demo.module.css';
import { demoAnchors } from './demoAddress';
import { DemoToolbar, ExpandButton } from './DemoToolbar';

/** Screenshots from `npm run pictures:demos`. CSS hides one color mode's, so it is never loaded. */
function DemoPictures({ name }: { readonly name: string }): ReactNode {
  const address = useBaseUrl(`/img/demos/${name}`);
  return (['light', 'dark'] as const).map((mode) => (
    <picture key={mode} className={clsx(styles.picture, modes[mode])}>
      <source media="(max-width: 640px)" srcSet={`${address}-narrow-${mode}.avif`} />
      <img src={`${address}-${mode}.avif`} alt="" loading="lazy" />
    </picture>
  ));
}

interface Props {
  /** Such as `core/react-dashboard-layout/DashboardLayoutBasic`. */
  readonly id: string;
  /** The accessible name. */
  readonly title: string;
  /** Available stylings, space-separated. */
  readonly stylings?: string;
  /** Runs in its own document; required for full-screen demos. */
  readonly framed?: boolean;
  /** In px. */
  readonly height?: number | string;
  /** Name of the poster images of a framed demo that starts on interaction. */
  readonly poster?: string;
  readonly open?: boolean;
  /** Whether readers can choose how its server answers. */
  readonly hasServer?: boolean;
  /** The full source, or with `isPartial` its highlights. */
  readonly children?: ReactNode;
  readonly isPartial?: boolean;
}

/**
 * A live example with its source. Pages contain `<Demo src="./Name.tsx" title="…" />`, and
 * `remarkDemo` fills in the rest. Full-screen demos and demos with several stylings (spec 3.3) need
 * `framed`. The code is hidden until requested, except in print, on wide screens, without
 * JavaScript, and when find-in-page or the URL leads to it.
 */
export function Demo({
  id,
  title,
  stylings = DEFAULT_STYLING,
  framed = false,
  height = 320,
  poster,
  isPartial = false,
  open = false,
  hasServer = false,
  children,
}: Props): ReactNode {
  const address = useBaseUrl('/demo/');
  const { collectAnchor } = useBrokenLinks();
  const name = id.slice(id.lastIndexOf('/') + 1);
  demoAnchors(name).forEach(collectAnchor);
  return (
    <figure
      id={`${name}.tsx`}
      className={styles.demo}
      aria-label={title}
      // Read when the page is converted to Markdown.
      data-demo={id}
    >
      <tp-demo data-id={id} data-stylings={stylings} data-title={title}>
        <div
          className={clsx(styles.stage, !framed && styles.inline, poster && 'needs-scripts')}
          style={{ '--demo-height': `${height}px` } as CSSProperties}
          {...(framed && { 'data-frame': '' })}
        >
          {poster ? (
            <button
              type="button"
              className={styles.poster}
              aria-label={translate('demo.start', { title })}
            >
              <DemoPictures name={poster} />
              <span className={styles.start}>{translate('demo.try')}</span>
            </button>
          ) : (
            <DemoPictures name={id} />
          )}
          {!framed && <Island name="demo" on="visible" props={{ id }} className={styles.running} />}
        </div>
        <DemoToolbar
          address={`${address}?demo=${id}`}
          anchor={`${name}.tsx`}
          isOpen={open}
          hasServer={hasServer}
        />
        <tp-demo-code
          className={clsx(styles.code, isPartial && styles.excerpt)}
          hidden={open ? undefined : 'until-found'}
        >
          {children}
          {isPartial && <ExpandButton />}
        </tp-demo-code>
      </tp-demo>
    </figure>
  );
}
