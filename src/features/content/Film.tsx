import type { ReactElement, ReactNode } from 'react';
import { translate } from '../../strings';
import styles from './Film.module.css';
import figureStyles from './Figure.module.css';

interface Props {
  readonly caption: string;
  /** The poster and the `FilmFile`: `remarkFigure` writes them. */
  readonly children: ReactNode;
}

/**
 * A short film without sound. Its poster lies under the player, since a picture can wait until it is near
 * the screen and a player's own poster cannot; the film itself waits until it plays. `<tp-film>` starts it.
 */
export function Film({ caption, children }: Props): ReactNode {
  return (
    <figure className={figureStyles.figure} data-film={caption}>
      <tp-film className={styles.film}>{children}</tp-film>
      <figcaption className={figureStyles.caption}>{caption}</figcaption>
    </figure>
  );
}

interface FileProps {
  readonly caption: string;
  /** A link to the file, which Docusaurus has resolved to its hashed URL. */
  readonly children: ReactElement<{ readonly href: string }>;
}

/** The player of a film, and a link to the film for who has no scripts. */
export function FilmFile({ caption, children: { props } }: FileProps): ReactNode {
  return (
    <>
      <video
        className={styles.player}
        src={props.href}
        aria-label={caption}
        preload="none"
        controls
        muted
        playsInline
      />
      <a className={styles.link} href={props.href} type="video/webm" data-markdown="skip">
        {translate('film.open')}
      </a>
    </>
  );
}
