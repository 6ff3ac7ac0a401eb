import { useContext, useState, type ReactNode } from 'react';
import { __RouterContext as RouterContext } from 'react-router';

/**
 * Keeps what the router tells its parts for as long as they show the same address. When a reader
 * follows a link, Docusaurus shows the old page until the new one has come; the router yet tells every
 * link of it that something changed, and a page of many links is rendered for nothing while the reader
 * waits.
 */
export function SteadyRouter({ children }: { readonly children: ReactNode }): ReactNode {
  const told = useContext(RouterContext);
  const [steady, setSteady] = useState(told);
  if (steady.location !== told.location) {
    setSteady(told);
  }
  return <RouterContext value={steady}>{children}</RouterContext>;
}
