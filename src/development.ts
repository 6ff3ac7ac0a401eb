import type { ClientModule } from '@docusaurus/types';

/**
 * A client module of Docusaurus for `docusaurus start`: readers' browsers load each page, so the writer's
 * does too, and the scripts of a page start with it as they do when it is published.
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
