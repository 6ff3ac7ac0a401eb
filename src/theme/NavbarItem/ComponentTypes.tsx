import type { ComponentProps, ReactNode } from 'react';
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
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

/** Docusaurus' navbar items and the site's own. */
export default {
  ...ComponentTypes,
  'custom-product-switch': ProductSwitch,
  'custom-settings': Settings,
  'custom-search': Search,
};
