import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CROSS, LineIcon } from '../../brand';
import { STYLING_NAMES, VARIANTS } from '../../site/stylings';
import { translate } from '../../strings/all';
import { SETTINGS_ID } from './startSettings';
import styles from './Settings.module.css';

interface ChoiceProps {
  /** The preference, for `startSettings`. */
  readonly name: string;
  readonly label: string;
  /** Value → label, in display order. */
  readonly options: Readonly<Record<string, string>>;
}

/** A setting as native radio buttons, which support arrow keys. */
function Choice({ name, label, options }: ChoiceProps): ReactNode {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.options}>
        {Object.entries(options).map(([value, text]) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              className={styles.radio}
              name={`setting-${name}`}
              value={value}
              data-setting={name}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The settings dialog, at the end of the page; choices apply immediately. */
function SettingsPanel(): ReactNode {
  return (
    <dialog id={SETTINGS_ID} className={styles.panel} aria-labelledby="site-settings-title">
      <form method="dialog" className={styles.head}>
        {/* Not a heading: it would precede the page's own. */}
        <strong id="site-settings-title" className={styles.title}>
          {translate('settings.title')}
        </strong>
        <button type="submit" className={styles.close} aria-label={translate('settings.close')}>
          <LineIcon d={CROSS} />
        </button>
      </form>
      <Choice
        name="mode"
        label={translate('settings.mode')}
        options={{
          light: translate('settings.mode.light'),
          system: translate('settings.mode.system'),
          dark: translate('settings.mode.dark'),
        }}
      />
      <Choice
        name="direction"
        label={translate('settings.direction')}
        options={{
          ltr: translate('settings.direction.ltr'),
          rtl: translate('settings.direction.rtl'),
        }}
      />
      <Choice name="styling" label={translate('settings.codeStyling')} options={STYLING_NAMES} />
      <Choice
        name="variant"
        label={translate('settings.codeVariant')}
        options={Object.fromEntries(
          VARIANTS.map((value) => [value, translate(`code.variant.${value}`)]),
        )}
      />
    </dialog>
  );
}

/** Opens the settings (spec 2.2, 2.3, 3.3). */
export function SettingsButton(): ReactNode {
  return (
    <>
      <button
        type="button"
        className={clsx(styles.button, 'needs-scripts')}
        aria-label={translate('header.settings')}
        aria-haspopup="dialog"
        data-opens-settings
      >
        <svg
          width="20"
          height="20"
          viewBox="0 0 20 20"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          aria-hidden="true"
          focusable="false"
        >
          <path d="M3 6.500h4.500M12.500 6.500H17M3 13.500h7.500M15.500 13.500H17" />
          <circle cx="10" cy="6.500" r="2.250" />
          <circle cx="13" cy="13.500" r="2.250" />
        </svg>
      </button>
      <SettingsPanel />
    </>
  );
}
