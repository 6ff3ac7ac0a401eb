import clsx from 'clsx';
import { Children, isValidElement, useId, type ReactNode } from 'react';
import type { Props as TabItemProps } from '@theme/TabItem';
import type { Props } from '@theme/Tabs';
import styles from './styles.module.css';

/** How many panels `styles.module.css` can show. */
const MAX_PANELS = 6;

/**
 * Code blocks as tabs. Radio buttons work without scripts and with arrow keys; `src/features/tabs`
 * syncs groups with the same name, across pages too.
 */
export default function Tabs({ groupId, className, defaultValue, children }: Props): ReactNode {
  const name = useId();
  // Without the whitespace between them.
  const panels = Children.toArray(children).filter(isValidElement<TabItemProps>);
  if (panels.length > MAX_PANELS) {
    throw new Error(`<Tabs> has ${panels.length} tabs; the maximum is ${MAX_PANELS}`);
  }
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
