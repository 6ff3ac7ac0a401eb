import { displayedVersions } from '../../site/config';
import { chooseTree } from '../../site';
import { userLanguage } from '../../strings';
import type { FeedbackMessage } from './submitFeedback';

function metaContent(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? 'null';
}

/** What feedback given on this page is about: the page, its product's version, the language. */
export function feedbackSubject(): Pick<FeedbackMessage, 'page' | 'version' | 'language'> {
  const { pathname } = window.location;
  const page = {
    productId: metaContent('mui:productId'),
    productCategoryId: metaContent('mui:productCategoryId'),
  };
  const product = chooseTree(page, pathname);
  return {
    page: pathname,
    version: product === null ? '' : displayedVersions()[product],
    language: userLanguage(),
  };
}
