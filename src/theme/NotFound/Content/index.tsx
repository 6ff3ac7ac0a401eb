export { NotFoundPage as default } from '@site/src/features/overview';
