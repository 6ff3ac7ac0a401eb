import type { StringKey } from '../../strings';
import DesignKit from './pictures/design-kit.svg';
import Support from './pictures/support.svg';
import Templates from './pictures/templates.svg';
import Themes from './pictures/themes.svg';
import type { AdItem } from './types';

/** An in-house ad before its words are looked up in the reader's language. */
export interface InHouseAdEntry extends Pick<AdItem, 'link' | 'img'> {
  readonly name: StringKey;
  readonly description: StringKey;
}

/** The ads of the house itself (spec 4.1). */
export const IN_HOUSE_ADS: readonly [InHouseAdEntry, ...InHouseAdEntry[]] = [
  {
    name: 'ad.templates.name',
    description: 'ad.templates.description',
    link: 'https://mui.com/store/?utm_source=docs&utm_medium=referral&utm_campaign=in-house-templates',
    img: Templates,
  },
  {
    name: 'ad.themes.name',
    description: 'ad.themes.description',
    link: 'https://mui.com/store/?utm_source=docs&utm_medium=referral&utm_campaign=in-house-themes',
    img: Themes,
  },
  {
    name: 'ad.support.name',
    description: 'ad.support.description',
    link: 'https://mui.com/material-ui/getting-started/support/',
    img: Support,
  },
  {
    name: 'ad.designKit.name',
    description: 'ad.designKit.description',
    link: 'https://mui.com/material-ui/design-resources/material-ui-for-figma/',
    img: DesignKit,
  },
];
