import { useId, type ReactNode } from 'react';
import styles from './CodeGroup.module.css';

interface Props<Value extends string> {
  readonly label: string;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    /** Names of the choices for which the shown sample has this value. */
    readonly shownFor: string;
  }[];
  /** The value of the sample that is shown. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
}

/**
 * The values a group's samples exist in, side by side. Native radio buttons: the arrow keys move
 * through them. Which one looks chosen is the style sheet's affair, so that it is right before the
 * page is hydrated.
 */
export function ChoiceControl<Value extends string>({
  label,
  options,
  value,
  onChange,
}: Props<Value>): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.control}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option} data-shown-for={option.shownFor}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={option.value === value}
            onChange={() => {
              onChange(option.value);
            }}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
