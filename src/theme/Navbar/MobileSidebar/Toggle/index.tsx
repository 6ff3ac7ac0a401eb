/** Opens the site's menu without a script. */
export { MenuButton as default } from '@site/src/features/menu';
