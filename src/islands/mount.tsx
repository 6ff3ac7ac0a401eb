import { Component, startTransition, Suspense, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Mount } from './islandElement';

type Fallback = (error: Error) => ReactNode;

/** Contains a component's crash. */
class IslandBoundary extends Component<{ fallback: Fallback; children: ReactNode }> {
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    return this.state.error ? this.props.fallback(this.state.error) : this.props.children;
  }
}

/** Props that every island component gets. */
export interface HostProps {
  /** The island's element; events dispatched on it reach the page. */
  readonly host: HTMLElement;
}

/** Creates a mount function; a component that crashes shows `fallback`, by default nothing. */
export function mountComponent<Props extends object>(
  Live: ComponentType<Props & HostProps>,
  fallback: Fallback = () => null,
): Mount {
  return (element, props, { isUrgent }) => {
    const root = createRoot(element);
    // Synchronously: a press that woke the island is repeated on what is rendered here.
    const render = isUrgent ? flushSync : startTransition;
    render(() =>
      root.render(
        <IslandBoundary fallback={fallback}>
          <Suspense fallback={null}>
            <Live {...(props as Props)} host={element} />
          </Suspense>
        </IslandBoundary>,
      ),
    );
    // Deferred: React may be rendering the surrounding page.
    return () => queueMicrotask(() => root.unmount());
  };
}
