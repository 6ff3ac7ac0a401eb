export { HomePage, PAIR, STAGE } from './HomePage';
