import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { translate } from '../../strings';
import styles from './Demo.module.css';

/**
 * What a demo will look like, in the page's mode: `npm run pictures:demos` takes the pictures. The one of the
 * other mode is not displayed, so it is not loaded.
 *
 * @param name of the pictures in `static/img/demos/`: the demo's id, or one of its own
 */
export function DemoPictures({ name }: { readonly name: string }): ReactNode {
  const address = useBaseUrl(`/img/demos/${name}`);
  return ['light', 'dark'].map((mode) => (
    <picture key={mode} className={styles.picture} data-mode={mode}>
      <source media="(max-width: 640px)" srcSet={`${address}-narrow-${mode}.avif`} />
      <img src={`${address}-${mode}.avif`} alt="" loading="lazy" />
    </picture>
  ));
}

interface Props {
  readonly name: string;
  readonly title: string;
}

/** The poster of a demo that starts on interaction, and the button that starts it. */
export function DemoPoster({ name, title }: Props): ReactNode {
  return (
    <button type="button" className={styles.poster} aria-label={translate('demo.start', { title })}>
      <DemoPictures name={name} />
      <span className={styles.start}>{translate('demo.try')}</span>
    </button>
  );
}
