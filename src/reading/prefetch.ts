import type { ClientModule } from '@docusaurus/types';

/**
 * Docusaurus fetches the code of every page whose link is on the screen, which from a sidebar are
 * dozens. A page is fetched when the reader points at its link: soon enough to be there at the click.
 */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  previousLocation,
}) => {
  if (previousLocation === null) {
    window.docusaurus = { ...window.docusaurus, prefetch: () => false };
  }
};
