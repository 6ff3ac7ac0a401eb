export { MarkdownTools } from './MarkdownTools';
