import type { ReactNode } from 'react';
import { translate } from '../../strings';
import styles from './Demo.module.css';

/** Pictures of a demo, as `npm run pictures:demos` takes them. */
export interface Poster {
  readonly light: string;
  readonly dark: string;
  /** For phones. */
  readonly narrowLight: string;
  readonly narrowDark: string;
}

interface Props extends Poster {
  readonly title: string;
}

/** A demo before it runs: what it looks like, and what starts it. */
export function DemoPoster({ light, dark, narrowLight, narrowDark, title }: Props): ReactNode {
  const pictures = [
    { mode: 'light', wide: light, narrow: narrowLight },
    { mode: 'dark', wide: dark, narrow: narrowDark },
  ];
  return (
    <button type="button" className={styles.poster} aria-label={translate('demo.start', { title })}>
      {pictures.map(({ mode, wide, narrow }) => (
        <picture key={mode} data-mode={mode}>
          <source media="(max-width: 640px)" srcSet={narrow} />
          {/* Lazy: the one that does not show is not asked for. */}
          <img src={wide} alt="" loading="lazy" />
        </picture>
      ))}
      <span className={styles.start}>{translate('demo.try')}</span>
    </button>
  );
}
