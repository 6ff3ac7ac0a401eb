import type { SiteEnvironment } from '../config';
import { WAITING_TYPE } from '../start';

/** Pages that are made by scripts, by their address below the site's: nothing is there to read before. */
const MADE_BY_SCRIPTS = /^(?:404\.html$|search\/|demo\/)/;

const SCRIPT = /<script src="?(?<address>[^\s">]+)"? defer><\/script>/g;

/**
 * Has the scripts of a page wait for a reader (`src/start`). Those of a page that scripts make do not;
 * with a tag configured no page's do, because every visit is counted (spec 5.2).
 *
 * @param html a prerendered page
 * @param file of the page, below the site's folder
 */
export function deferScripts(
  html: string,
  file: string,
  { gtagId }: Pick<SiteEnvironment, 'gtagId'>,
): string {
  return gtagId !== null || MADE_BY_SCRIPTS.test(file)
    ? html
    : html.replace(
        SCRIPT,
        (_element, address: string) =>
          `<script type="${WAITING_TYPE}" data-src="${address}"></script>`,
      );
}
