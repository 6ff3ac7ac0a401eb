export { startTabs } from './keepTabs';
