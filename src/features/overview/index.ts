export { GroupOverview } from './GroupOverview';
export { NotFoundPage } from './NotFoundPage';
export { ProductOverview } from './ProductOverview';
export { startNotFound } from './startNotFound';
