import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import controls from '../../brand/controls.module.css';
import styles from './CodeGroup.module.css';

interface Props {
  readonly label: string;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    /** Names of the choices for which the shown sample has this value. */
    readonly shownFor: string;
    /** Whether that is so before the reader has chosen. */
    readonly isDefault: boolean;
  }[];
}

/**
 * The values a group's samples exist in, side by side. Native radio buttons: the arrow keys move
 * through them. Which one looks chosen is the style sheet's affair, so that it is right before any
 * script has run.
 */
export function ChoiceControl({ label, options }: Props): ReactNode {
  const name = useId();
  return (
    <fieldset className={clsx(controls.choices, styles.control)}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={clsx(controls.choice, styles.option)}
          data-shown-for={option.shownFor}
        >
          <input type="radio" name={name} value={option.value} defaultChecked={option.isDefault} />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
