export { chooseTree, SHOWN_TREE_SCRIPT, shownProduct } from './chooseTree';
export { nearestName } from './editDistance';
export { hasMarkdown, markdownAddress } from './markdownAddress';
export { OLD_ADDRESSES } from './oldAddresses';
export {
  applyRule,
  isRuleFor,
  parseOldAddresses,
  resolveOldAddress,
  type OldAddressRule,
} from './oldAddressRules';
export { groupAddress, overviewPathnames } from './overviews';
export {
  isForAnyAddress,
  pageProduct,
  productById,
  PRODUCTS,
  SEARCH_PAGE,
  type Product,
} from './products';
export { installedProduct, PRODUCT_STATUS } from './productStatus';
export { docId, treeToSidebar } from './sidebar';
export { addressWords, suggestPages } from './suggestPages';
export type { NavigationItem, NavigationPage, ProductId } from './types';
export { assertUniquePathnames, itemLabel, listPages, walkItems } from './walk';
