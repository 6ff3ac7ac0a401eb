import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import modes from '../../brand/modes.module.css';
import { translate } from '../../strings/all';
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

/** A short label in words, such as "New in 0.15"; `kind` only colors it (gray if unknown). */
export function Badge({ kind = '', children }: Parent & { readonly kind?: string }): ReactNode {
  return (
    <span className={clsx(badgeStyles.badge, KINDS.get(kind))} data-badge>
      {children}
    </span>
  );
}

/** A figure with a caption; `remarkFigure` writes its `FigurePicture`, or one per color scheme. */
export function Figure({ caption, children }: Parent & { readonly caption?: string }): ReactNode {
  return (
    <figure className={figureStyles.figure}>
      {children}
      {caption !== undefined && <figcaption className={figureStyles.caption}>{caption}</figcaption>}
    </figure>
  );
}

interface PictureProps extends Parent {
  /** The color scheme that it is for; `both` for a single picture. */
  readonly scheme: 'light' | 'dark' | 'both';
  /** The screens that it is for, if not all: a part of a picture is for phones. */
  readonly screens?: 'wide' | 'phones';
}

/**
 * A picture of a figure. The other scheme's is not displayed, so it is neither read aloud nor,
 * being lazy, loaded. Search and the Markdown page use the light one.
 */
export function FigurePicture({ scheme, screens, children }: PictureProps): ReactNode {
  const isRepeated = scheme === 'dark' || screens === 'phones';
  return (
    <div
      className={
        clsx(scheme !== 'both' && modes[scheme], screens && figureStyles[screens]) || undefined
      }
      data-markdown={isRepeated ? 'skip' : undefined}
    >
      {children}
    </div>
  );
}

/** A short silent film with a caption; `remarkFigure` writes a `FilmPlayer` for each color scheme. */
export function Film({ caption, children }: Parent & { readonly caption: string }): ReactNode {
  return (
    <figure className={figureStyles.figure} data-film={caption}>
      {children}
      <figcaption className={figureStyles.caption}>{caption}</figcaption>
    </figure>
  );
}

/**
 * A film for one color scheme. Its poster is an image below the player, because a player's own cannot
 * be lazy; the film loads when it plays (`startFilms`). Both come from `remarkFigure`.
 */
export function FilmPlayer({ scheme, children }: PictureProps): ReactNode {
  return (
    <tp-film
      className={clsx(filmStyles.film, scheme !== 'both' && modes[scheme])}
      data-markdown={scheme === 'dark' ? 'skip' : undefined}
    >
      {children}
    </tp-film>
  );
}

interface FileProps {
  readonly caption: string;
  /** A link to the file, which Docusaurus has resolved to its hashed URL. */
  readonly children: ReactElement<{ readonly href: string }>;
}

/**
 * The player of a film, the bar below it that `playFilm` brings to life, and a link to the film for
 * readers without scripts.
 */
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
      <div className={clsx(filmStyles.bar, 'needs-scripts')} data-markdown="skip">
        <button type="button" className="clean-btn" aria-label={translate('film.play')} />
        <span />
      </div>
      <a className={filmStyles.link} href={props.href} type="video/webm" data-markdown="skip">
        {translate('film.open')}
      </a>
    </>
  );
}

/** Renders a nested list as a file tree: names as code, with descriptions. */
export function FileTree({ children }: Parent): ReactNode {
  return <div className={fileTreeStyles.tree}>{children}</div>;
}

/** Renders a numbered list as steps: prominent numbers, joined by a line. */
export function Steps({ children }: Parent): ReactNode {
  return <div className={stepsStyles.steps}>{children}</div>;
}
