export { MarkdownTools } from './MarkdownTools';
export { startPageTools } from './startPageTools';
