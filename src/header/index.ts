export { PageHead } from './PageHead';
export { ProductSwitch } from './ProductSwitch';
