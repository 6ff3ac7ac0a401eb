import clsx from 'clsx';
import { Children, isValidElement, useId, type ReactElement, type ReactNode } from 'react';
import type { Props as TabItemProps } from '@theme/TabItem';
import type { Props } from '@theme/Tabs';
import styles from './styles.module.css';

/** The panels of a group, whatever blank stands between them. */
function panelsOf(children: ReactNode): ReactElement<TabItemProps>[] {
  return Children.toArray(children).filter((child) => isValidElement<TabItemProps>(child));
}

/**
 * Blocks of code of which one shows, with their names in place of its bar. Radio buttons choose it, so it
 * works without scripts, and by the arrow keys; `src/features/tabs` keeps the groups of one name alike, from page to page.
 */
export default function Tabs({ groupId, className, defaultValue, children }: Props): ReactNode {
  const name = useId();
  const panels = panelsOf(children);
  const first = panels.find(({ props }) => props.value === defaultValue || props.default);
  const shown = first ?? panels[0];
  return (
    <div
      dir="ltr"
      className={clsx('tabs-container', styles.group, className)}
      data-tab-group={groupId ?? ''}
    >
      {panels.map((panel, index) => (
        <label key={panel.props.value} className={styles.tab} data-markdown="skip">
          <input
            type="radio"
            name={name}
            value={panel.props.value}
            defaultChecked={panel === shown}
            data-panel={index}
          />
          {panel.props.label ?? panel.props.value}
        </label>
      ))}
      {panels}
    </div>
  );
}
