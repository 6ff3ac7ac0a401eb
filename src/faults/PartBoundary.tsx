import { Component, type ReactNode } from 'react';
import { useTranslate } from '../strings';
import styles from './faults.module.css';

function PartFailed(): ReactNode {
  const translate = useTranslate();
  return (
    <div role="alert" className={styles.notice}>
      <p>{translate('faults.part')}</p>
      <button
        type="button"
        className="button button--secondary button--sm"
        onClick={() => {
          window.location.reload();
        }}
      >
        {translate('faults.reload')}
      </button>
    </div>
  );
}

/**
 * Around a control whose code loads when it is used: says so where it could not be loaded, and
 * leaves the page alone. Loading the page anew is what helps after a deploy.
 */
export class PartBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <PartFailed /> : this.props.children;
  }
}
