import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import figureStyles from './Figure.module.css';
import fileTreeStyles from './FileTree.module.css';
import stepsStyles from './Steps.module.css';

interface Props {
  /** `new`, `experimental` or `deprecated` colours the badge; without one it is grey. */
  readonly kind?: string;
  /** What it says: the colour alone says nothing. */
  readonly children: ReactNode;
}

const KINDS = new Map([
  ['new', styles.new],
  ['experimental', styles.experimental],
  ['deprecated', styles.deprecated],
]);

/** A short label for the preceding text, such as "New in 0.15". */
export function Badge({ kind = '', children }: Props): ReactNode {
  return (
    <span className={clsx(styles.badge, KINDS.get(kind))} data-badge>
      {children}
    </span>
  );
}

interface FigureProps {
  readonly caption?: string;
  /** A `FigurePicture`, or one for each colour scheme: `remarkFigure` writes them. */
  readonly children: ReactNode;
}

/** A picture with a caption, and optionally a version for dark mode. */
export function Figure({ caption, children }: FigureProps): ReactNode {
  return (
    <figure className={figureStyles.figure}>
      {children}
      {caption !== undefined && <figcaption className={figureStyles.caption}>{caption}</figcaption>}
    </figure>
  );
}

interface PictureProps {
  /** Where it shows; both where there is one picture only. */
  readonly scheme: 'light' | 'dark' | 'both';
  readonly children: ReactNode;
}

/**
 * A picture of a figure. The one of the other scheme is not displayed, so it is neither read out nor,
 * being lazy, loaded. Search and the Markdown page know the light one.
 */
export function FigurePicture({ scheme, children }: PictureProps): ReactNode {
  return (
    <div className={figureStyles[scheme]} {...(scheme === 'dark' && { 'data-markdown': 'skip' })}>
      {children}
    </div>
  );
}

/** Renders the nested list inside as a file tree: names as code, with descriptions. */
export function FileTree({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={fileTreeStyles.tree}>{children}</div>;
}

/** The numbered list inside becomes steps: numbers that catch the eye, on a line from one to the next. */
export function Steps({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={stepsStyles.steps}>{children}</div>;
}
