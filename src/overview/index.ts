export { NotFoundPage } from './NotFoundPage';
export { ProductOverview } from './ProductOverview';
