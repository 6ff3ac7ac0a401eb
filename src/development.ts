import type { ClientModule } from '@docusaurus/types';

/** Makes every navigation in `docusaurus start` a full page load, as on the published site. */
export const onRouteUpdate: NonNullable<ClientModule['onRouteUpdate']> = ({
  location,
  previousLocation,
}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname) {
    window.location.reload();
  }
  return undefined;
};
