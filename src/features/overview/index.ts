export { NotFoundPage } from './NotFoundPage';
export { GroupOverview, ProductOverview } from './ProductOverview';
export { startNotFound } from './startNotFound';
