import { useSyncExternalStore, type ReactNode } from 'react';

type ColorMode = 'light' | 'dark';

const listeners = new Set<() => void>();
let choice: ColorMode | null = null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Docusaurus' `setColorMode`; a test may call it, inside `act`, to change the mode. */
export function setColorMode(next: ColorMode | null): void {
  choice = next;
  listeners.forEach((listener) => {
    listener();
  });
}

/** Docusaurus' colour mode without its provider and without storage; the system's is light. */
export function useColorMode() {
  const colorModeChoice = useSyncExternalStore(subscribe, () => choice);
  return { colorMode: colorModeChoice ?? 'light', colorModeChoice, setColorMode };
}

/** Docusaurus' tags of a page, left in place; the picture's address is made absolute by Docusaurus. */
export function PageMetadata({
  image,
  children,
}: {
  image?: string;
  children?: ReactNode;
}): ReactNode {
  return (
    <div data-testid="head">
      <meta property="og:image" content={image} />
      {children}
    </div>
  );
}
