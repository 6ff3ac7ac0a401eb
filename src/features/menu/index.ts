export { startMenu } from './keepMenu';
export { CONTENT_ID, MenuButton, SiteMenu } from './SiteMenu';
