import { useLocation } from '@docusaurus/router';
import useRouteContext from '@docusaurus/useRouteContext';
import { useProductVersions } from '../config';
import { chooseTree, pageProduct } from '../navigation';
import { useUserLanguage } from '../strings';
import type { FeedbackMessage } from './submitFeedback';

/** What feedback given on this page is about: the page, its product's version, the language. */
export function useSubject(): Pick<FeedbackMessage, 'page' | 'version' | 'language'> {
  const { pathname } = useLocation();
  const { plugin } = useRouteContext();
  const versions = useProductVersions();
  const language = useUserLanguage();
  const product = chooseTree(pageProduct(plugin), pathname);
  return { page: pathname, version: product === null ? '' : versions[product], language };
}
