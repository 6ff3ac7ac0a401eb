/**
 * For browsers, in place of Docusaurus' CommonJS module that exports the same: with that one comes all of
 * `tslib`, of which it uses one line.
 */
export {
  addLeadingSlash,
  addTrailingSlash,
  default as applyTrailingSlash,
  removeTrailingSlash,
} from '@docusaurus/utils-common/lib/applyTrailingSlash';
export { getErrorCausalChain } from '@docusaurus/utils-common/lib/errorUtils';
export {
  addPrefix,
  addSuffix,
  removePrefix,
  removeSuffix,
} from '@docusaurus/utils-common/lib/stringUtils';
