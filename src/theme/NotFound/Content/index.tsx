/** What shows where there is no page; it has no part of Docusaurus' own left. */
export { NotFoundPage as default } from '@site/src/features/overview';
