import { Component, startTransition, Suspense, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Mount } from './islandElement';

interface BoundaryProps {
  /** Draws what shows in place of a part that crashed. */
  readonly fallback: (error: Error) => ReactNode;
  readonly children: ReactNode;
}

/** Keeps a part's crash in its own place. */
class IslandBoundary extends Component<BoundaryProps, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    return this.state.error ? this.props.fallback(this.state.error) : this.props.children;
  }
}

function showNothing(): ReactNode {
  return null;
}

/** What every live component gets besides its props. */
export interface HostProps {
  /** The island's element: events on it reach the page around it. */
  readonly host: HTMLElement;
}

/**
 * Makes what puts a component into an island's element.
 *
 * @param Live gets the island's props, and its element as `host`
 * @param fallback what shows when it crashes; nothing by default
 */
export function mountComponent<Props extends object>(
  Live: ComponentType<Props & HostProps>,
  fallback: (error: Error) => ReactNode = showNothing,
): Mount {
  return (element, firstProps, { isUrgent }) => {
    const root = createRoot(element);
    const update = (props: object): void => {
      root.render(
        <IslandBoundary fallback={fallback}>
          <Suspense fallback={null}>
            <Live {...(props as Props)} host={element} />
          </Suspense>
        </IslandBoundary>,
      );
    };
    // At once: a press that woke the part is repeated on what is drawn here.
    const draw = isUrgent ? flushSync : startTransition;
    draw(() => {
      update(firstProps);
    });
    return {
      update,
      // Not at once: React may be drawing the page around the part.
      unmount: () => {
        queueMicrotask(() => {
          root.unmount();
        });
      },
    };
  };
}
