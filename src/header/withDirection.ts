import type { DocusaurusContext } from '@docusaurus/types';
import type { Direction } from '../preferences';

/** Docusaurus' context with the direction of the current language replaced (spec 2.3). */
export function withDirection(context: DocusaurusContext, direction: Direction): DocusaurusContext {
  const { i18n } = context;
  const localeConfigs = Object.fromEntries(
    Object.entries(i18n.localeConfigs).map(([locale, config]) => [
      locale,
      { ...config, direction },
    ]),
  );
  return { ...context, i18n: { ...i18n, localeConfigs } };
}
