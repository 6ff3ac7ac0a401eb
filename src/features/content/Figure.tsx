import type { ReactNode } from 'react';
import styles from './Figure.module.css';

interface Props {
  readonly caption?: string;
  /** A `FigurePicture`, or one for each colour scheme: `remarkFigure` writes them. */
  readonly children: ReactNode;
}

/** A picture with a caption, and with a version of its own for the dark scheme where there is one. */
export function Figure({ caption, children }: Props): ReactNode {
  return (
    <figure className={styles.figure}>
      {children}
      {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
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
 * being lazy, loaded. Search and the Markdown twin know the light one.
 */
export function FigurePicture({ scheme, children }: PictureProps): ReactNode {
  return (
    <div className={styles[scheme]} {...(scheme === 'dark' && { 'data-markdown': 'skip' })}>
      {children}
    </div>
  );
}
