import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import { ProductSwitch } from '@site/src/features/header';
import { SearchButton } from '@site/src/features/search';
import { SettingsButton } from '@site/src/features/settings';

/**
 * The kinds of navbar items in the configuration. Docusaurus has more; the build fails if the
 * configuration names one that is not here.
 */
export default {
  default: DefaultNavbarItem,
  'custom-product-switch': ProductSwitch,
  'custom-settings': SettingsButton,
  'custom-search': SearchButton,
};
