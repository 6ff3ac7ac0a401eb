export {
  chooseTree,
  SHOWN_TREE_SCRIPT,
  shownProduct,
  isForAnyAddress,
  pageProduct,
  productById,
  PRODUCTS,
  SEARCH_PAGE,
  type Product,
  installedProduct,
  PRODUCT_STATUS,
} from './products';
export { nearestName, addressWords, suggestPages } from './suggestPages';
export { hasMarkdown, markdownAddress } from './markdownAddress';
export {
  OLD_ADDRESSES,
  applyRule,
  isRuleFor,
  parseOldAddresses,
  resolveOldAddress,
  type OldAddressRule,
} from './oldAddresses';
export {
  groupAddress,
  overviewPathnames,
  docId,
  treeToSidebar,
  assertUniquePathnames,
  itemLabel,
  listPages,
  walkItems,
} from './navigation';
export type { NavigationItem, NavigationPage, ProductId } from './navigation';
