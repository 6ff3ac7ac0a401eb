import clsx from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
import { useTranslate } from '../strings';
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
  /** The text of its section; `null` while it is not there. */
  readonly text: string | null;
  /** What it is as part of a list box; without, it is a plain link. */
  readonly option?: OptionProps;
  readonly onOpen: () => void;
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
}

/**
 * The way to a section: its heading and the passage that was found, with room for it from the start.
 * Not Docusaurus' link, which fetches the page behind each link that is shown.
 */
export function ResultLink({ hit, text, option, onOpen }: Props): ReactNode {
  const translate = useTranslate();
  const history = useHistory();
  const { section, terms } = hit;
  const address = section.page.path + (section.anchor === '' ? '' : `#${section.anchor}`);
  return (
    <a
      {...option}
      href={address}
      className={clsx(styles.link, option?.['aria-selected'] && styles.active)}
      data-ga-event-category="search"
      data-ga-event-action="open"
      data-ga-event-label={address}
      onClick={(event) => {
        onOpen();
        if (isPlainClick(event)) {
          event.preventDefault();
          history.push(address);
        }
      }}
    >
      <span className={clsx(styles.heading, section.isRow && styles.name)}>
        {section.anchor === '' ? (
          translate('search.top')
        ) : (
          <MarkedText segments={markMatches(section.heading, terms)} />
        )}
      </span>
      <span className={styles.passage}>
        {text !== null && <MarkedText segments={choosePassage(text, terms)} />}
      </span>
    </a>
  );
}
