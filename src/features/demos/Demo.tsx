import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { Island } from '../../islands';
import { DEFAULT_STYLING } from '../../site/stylings';
import { translate } from '../../strings';
import styles from './Demo.module.css';
import { demoAnchors } from './demoAddress';
import { DemoToolbar, ExpandButton } from './DemoToolbar';

/**
 * What a demo will look like, in the page's mode: `npm run pictures:demos` takes the pictures. The one of the
 * other mode is not displayed, so it is not loaded.
 *
 * @param name of the pictures in `static/img/demos/`: the demo's id, or one of its own
 */
function DemoPictures({ name }: { readonly name: string }): ReactNode {
  const address = useBaseUrl(`/img/demos/${name}`);
  return ['light', 'dark'].map((mode) => (
    <picture key={mode} className={styles.picture} data-mode={mode}>
      <source media="(max-width: 640px)" srcSet={`${address}-narrow-${mode}.avif`} />
      <img src={`${address}-${mode}.avif`} alt="" loading="lazy" />
    </picture>
  ));
}

interface Props {
  /** `core/react-dashboard-layout/DashboardLayoutBasic`. */
  readonly id: string;
  /** What the demo shows: its accessible name. */
  readonly title: string;
  /** The stylings it exists in, separated by spaces. */
  readonly stylings?: string;
  /** Whether it runs in its own document, as what fills a screen must. */
  readonly framed?: boolean;
  /** Height of what runs, in px. */
  readonly height?: number | string;
  /** Name of its own posters, for a framed demo that starts on interaction. */
  readonly poster?: string;
  /** Whether its code shows from the start. */
  readonly open?: boolean;
  /** The source: complete, or its main lines. */
  readonly children?: ReactNode;
  readonly isPartial?: boolean;
}

/**
 * A running example with its source. A writer puts `<Demo src="./Name.tsx" title="…" />` into a page, and
 * `remarkDemo` completes it; `framed` for what fills a screen, and for what exists in several stylings, of
 * which the reader's choice runs (spec 3.3). It loads when it comes near the screen; pictures keep its place
 * before that. Its code shows when a reader asks for it, when something leads inside (the browser's own search,
 * the demo's address), on paper and without scripts, and beside it on wide screens. `startDemos` makes it work.
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
      // Tells the page's Markdown whose source to show.
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
        <DemoToolbar address={`${address}?demo=${id}`} anchor={`${name}.tsx`} isOpen={open} />
        <tp-demo-code className={styles.code} hidden={open ? undefined : 'until-found'}>
          {children}
          {isPartial && <ExpandButton />}
        </tp-demo-code>
      </tp-demo>
    </figure>
  );
}
