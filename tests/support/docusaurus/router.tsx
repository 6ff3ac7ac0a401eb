import type { ReactNode } from 'react';

/** The browser's own address in place of Docusaurus' router. */
export function useLocation(): Pick<Location, 'pathname' | 'search' | 'hash'> {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash };
}

/** Says where the router would go. */
export function Redirect({ to }: { to: string }): ReactNode {
  return <p role="status">{`redirected to ${to}`}</p>;
}

/** Changes the browser's address, as Docusaurus' router does. */
export function useHistory(): { readonly push: (address: string) => void } {
  return {
    push: (address) => {
      window.history.pushState(null, '', address);
    },
  };
}
