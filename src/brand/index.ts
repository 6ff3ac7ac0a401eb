export { ProductMark } from './ProductMark';
export { CROSS, LineIcon } from './LineIcon';
