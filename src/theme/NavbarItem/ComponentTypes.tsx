import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import { ProductSwitch } from '@site/src/header';
import { SettingsButton } from '@site/src/settings';

/** Docusaurus' navbar items and the site's own. */
export default {
  ...ComponentTypes,
  'custom-product-switch': ProductSwitch,
  'custom-settings': SettingsButton,
};
