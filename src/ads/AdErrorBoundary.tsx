import { Component, type ReactNode } from 'react';
import { sendEvent } from '../analytics';

interface Props {
  /** What the ad is called in the report. */
  readonly eventLabel: string;
  readonly onCrash?: () => void;
  readonly children: ReactNode;
}

/** Renders nothing in place of an ad that crashed, reports it, and leaves the page alone (spec 4.7). */
export class AdErrorBoundary extends Component<Props, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError(): { hasCrashed: boolean } {
    return { hasCrashed: true };
  }

  override componentDidCatch(): void {
    const { eventLabel, onCrash } = this.props;
    sendEvent('ad', { eventAction: 'crash', eventLabel });
    onCrash?.();
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? null : this.props.children;
  }
}
