export { GroupOverview } from './GroupOverview';
export { NotFoundPage } from './NotFoundPage';
export { ProductOverview, type PageTexts } from './ProductOverview';
export { startNotFound } from './startNotFound';
