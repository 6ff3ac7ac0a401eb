import type { ComponentProps, ReactNode } from 'react';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import { PartBoundary } from '@site/src/faults';
import { ProductSwitch } from '@site/src/header';
import { SearchButton } from '@site/src/search';
import { SettingsButton } from '@site/src/settings';

function Settings(props: ComponentProps<typeof SettingsButton>): ReactNode {
  return (
    <PartBoundary>
      <SettingsButton {...props} />
    </PartBoundary>
  );
}

function Search(props: ComponentProps<typeof SearchButton>): ReactNode {
  return (
    <PartBoundary>
      <SearchButton {...props} />
    </PartBoundary>
  );
}

/**
 * The kinds of navbar items that the configuration names. Docusaurus has more, and readers would load
 * each; the build says so when the configuration names one that is not here.
 */
export default {
  default: DefaultNavbarItem,
  'custom-product-switch': ProductSwitch,
  'custom-settings': Settings,
  'custom-search': Search,
};
