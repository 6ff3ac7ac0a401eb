import { Component, startTransition, Suspense, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Mount } from './islandElement';

interface BoundaryProps {
  /** Renders the fallback of a component that crashed. */
  readonly fallback: (error: Error) => ReactNode;
  readonly children: ReactNode;
}

/** Contains a component's crash. */
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

/** What every island component gets besides its props. */
export interface HostProps {
  /** The island's element; events dispatched on it reach the page. */
  readonly host: HTMLElement;
}

/**
 * Creates the function that mounts a component in an island's element.
 *
 * @param Live the component; gets the island's props, and its element as `host`
 * @param fallback rendered when it crashes; nothing by default
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
    // Synchronously: a press that woke the island is repeated on what is rendered here.
    const draw = isUrgent ? flushSync : startTransition;
    draw(() => {
      update(firstProps);
    });
    return {
      update,
      // Deferred: React may be rendering the page around the island.
      unmount: () => {
        queueMicrotask(() => {
          root.unmount();
        });
      },
    };
  };
}
