import clsx from 'clsx';
import { useMemo, type ReactNode } from 'react';
import type { Hit } from './engine';
import { MarkedText } from './MarkedText';
import { choosePassage, markMatches } from './passage';
import styles from './results.module.css';

/** What an option of a list box says of itself. */
interface OptionProps {
  readonly id: string;
  readonly role: 'option';
  readonly 'aria-selected': boolean;
  readonly tabIndex: -1;
  readonly onPointerMove: () => void;
}

interface Props {
  readonly hit: Hit;
  /** Of the page, where the row is the page itself. */
  readonly title?: ReactNode;
  /** The text of its section; `null` while it is not there. */
  readonly text: string | null;
  /** What it is as part of a list box; without, it is a plain link. */
  readonly option?: OptionProps;
  readonly onOpen: () => void;
}

/**
 * The way to a section: its heading and the passage that was found, with room for it from the start where
 * it has text at all. Of a page itself, its title stands for the heading.
 */
export function ResultLink({ hit, title, text, option, onOpen }: Props): ReactNode {
  const { section, terms } = hit;
  const heading = useMemo(() => markMatches(section.heading, terms), [section, terms]);
  const passage = useMemo(() => choosePassage(text ?? '', terms), [text, terms]);
  const address = section.page.path + (section.anchor === '' ? '' : `#${section.anchor}`);
  return (
    <a
      {...option}
      href={address}
      className={clsx(styles.link, option?.['aria-selected'] && styles.active)}
      data-ga-event-category="search"
      data-ga-event-action="open"
      data-ga-event-label={address}
      onClick={onOpen}
    >
      {title ?? (
        <span dir="auto" className={clsx(styles.heading, section.isRow && styles.name)}>
          <MarkedText segments={heading} />
        </span>
      )}
      {section.lengths[0] > 0 && (
        <span dir="auto" className={styles.passage}>
          <MarkedText segments={passage} />
        </span>
      )}
    </a>
  );
}
