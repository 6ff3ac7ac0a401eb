export { ArticleData } from './ArticleData';
export { PageCard } from './PageCard';
export { withProduct } from './withProduct';
