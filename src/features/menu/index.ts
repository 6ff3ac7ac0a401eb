export { startMenu } from './keepMenu';
export { CONTENT_ID, MenuButton, MenuEnd, SiteMenu } from './SiteMenu';
