import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { translate } from '../../strings';
import filmStyles from './Film.module.css';
import figureStyles from './Figure.module.css';
import badgeStyles from './Badge.module.css';
import fileTreeStyles from './FileTree.module.css';
import stepsStyles from './Steps.module.css';

interface Parent {
  readonly children: ReactNode;
}

const KINDS = new Map([
  ['new', badgeStyles.new],
  ['experimental', badgeStyles.experimental],
  ['deprecated', badgeStyles.deprecated],
]);

/**
 * A short label for the preceding text, such as "New in 0.15". It says so in words: color alone says
 * nothing.
 *
 * @param kind colors it; without one that is known it is gray
 */
export function Badge({ kind = '', children }: Parent & { readonly kind?: string }): ReactNode {
  return (
    <span className={clsx(badgeStyles.badge, KINDS.get(kind))} data-badge>
      {children}
    </span>
  );
}

/**
 * A picture with a caption, and optionally a version for dark mode.
 *
 * @param children a `FigurePicture`, or one for each color scheme, from `remarkFigure`
 */
export function Figure({ caption, children }: Parent & { readonly caption?: string }): ReactNode {
  return (
    <figure className={figureStyles.figure}>
      {children}
      {caption !== undefined && <figcaption className={figureStyles.caption}>{caption}</figcaption>}
    </figure>
  );
}

interface PictureProps extends Parent {
  /** Where it shows; both where there is one picture only. */
  readonly scheme: 'light' | 'dark' | 'both';
}

/**
 * A picture of a figure. The one of the other scheme is not displayed, so it is neither read out nor,
 * being lazy, loaded. Search and the Markdown page know the light one.
 */
export function FigurePicture({ scheme, children }: PictureProps): ReactNode {
  return (
    <div className={figureStyles[scheme]} data-markdown={scheme === 'dark' ? 'skip' : undefined}>
      {children}
    </div>
  );
}

/**
 * A short film without sound. Its poster lies under the player, since a picture can wait until it is near
 * the screen and a player's own poster cannot; the film itself waits until it plays (`startFilms`).
 *
 * @param children the poster and the `FilmFile`, from `remarkFigure`
 */
export function Film({ caption, children }: Parent & { readonly caption: string }): ReactNode {
  return (
    <figure className={figureStyles.figure} data-film={caption}>
      <tp-film className={filmStyles.film}>{children}</tp-film>
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
        className={filmStyles.player}
        src={props.href}
        aria-label={caption}
        preload="none"
        controls
        muted
        playsInline
      />
      <a className={filmStyles.link} href={props.href} type="video/webm" data-markdown="skip">
        {translate('film.open')}
      </a>
    </>
  );
}

/** Renders the nested list inside as a file tree: names as code, with descriptions. */
export function FileTree({ children }: Parent): ReactNode {
  return <div className={fileTreeStyles.tree}>{children}</div>;
}

/** The numbered list inside becomes steps: numbers that catch the eye, on a line from one to the next. */
export function Steps({ children }: Parent): ReactNode {
  return <div className={stepsStyles.steps}>{children}</div>;
}
