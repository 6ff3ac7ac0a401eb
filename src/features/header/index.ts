export { PageHead } from './PageHead';
export { ProductSwitch } from './ProductSwitch';
export { startHeader } from './startHeader';
