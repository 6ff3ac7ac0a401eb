/** The content of the 404 page; nothing of Docusaurus's remains. */
export { NotFoundPage as default } from '@site/src/features/overview';
