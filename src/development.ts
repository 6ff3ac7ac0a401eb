import type { ClientModule } from '@docusaurus/types';

/**
 * A Docusaurus client module for `docusaurus start`: every navigation is a full page load, as on the
 * published site, so that a page's scripts start the same way.
 */
export const onRouteUpdate: NonNullable<ClientModule['onRouteUpdate']> = ({
  location,
  previousLocation,
}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname) {
    window.location.reload();
  }
  return undefined;
};
