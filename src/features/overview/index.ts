export { NotFoundHeading } from './NotFoundHeading';
export { GroupOverview, ProductOverview } from './ProductOverview';
export { startNotFound } from './startNotFound';
