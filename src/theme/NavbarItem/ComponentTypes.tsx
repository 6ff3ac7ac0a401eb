import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import { ProductSwitch } from '@site/src/features/header';
import { SearchButton } from '@site/src/features/search';
import { SettingsButton } from '@site/src/features/settings';

/** Navbar item types for the configuration; the build fails on any that is not here. */
export default {
  default: DefaultNavbarItem,
  'custom-product-switch': ProductSwitch,
  'custom-settings': SettingsButton,
  'custom-search': SearchButton,
};
