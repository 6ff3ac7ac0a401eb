export { MARKUP_GUARD_SCRIPT } from './markupGuard';
export { TRUST_POLICIES } from './policies';
export { trustScript } from './scriptAddress';
