import { Component, type ReactNode } from 'react';
import { useTranslate } from '../strings';
import styles from './Demo.module.css';

function Failure({ error }: { error: Error }): ReactNode {
  const translate = useTranslate();
  return (
    <p role="alert" className={styles.failure}>
      {translate('demo.failed')} <code>{error.message}</code>
    </p>
  );
}

/** Shows a demo's failure in the demo's own frame. */
export class DemoErrorBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    return this.state.error ? <Failure error={this.state.error} /> : this.props.children;
  }
}
