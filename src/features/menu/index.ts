export { startMenu } from './keepMenu';
export { MenuButton, SiteMenu, SkipLink } from './SiteMenu';
