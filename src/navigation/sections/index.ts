export { sectionsAt } from './sectionsAt';
export {
  countSections,
  fillVersion,
  requestSection,
  sectionOf,
  subscribeToItems,
} from './sidebarItems';
export { versionAt } from './versionAt';
