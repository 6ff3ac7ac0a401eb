export {
  chooseTree,
  SHOWN_TREE_SCRIPT,
  shownProduct,
  FIRST_PRODUCT,
  isForAnyAddress,
  otherProducts,
  pageProduct,
  productAt,
  productById,
  productSegment,
  SEARCH_PAGE,
  installedProduct,
} from './products';
export { PRODUCT_STATUS, PRODUCTS, type Product, type ProductId } from './productList';
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
export type { NavigationItem, NavigationPage } from './navigation';
