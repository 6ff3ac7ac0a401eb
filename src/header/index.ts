export { ModalDrawer } from './ModalDrawer';
export { withDirection } from './withDirection';
export { PageHead } from './PageHead';
export { ProductSwitch } from './ProductSwitch';
