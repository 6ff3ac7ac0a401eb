import { execFileSync } from 'node:child_process';
import logger from '@docusaurus/logger';
import type { VcsConfig } from '@docusaurus/types';
import { getVcsPreset } from '@docusaurus/utils';

/** Whether a folder is in a Git checkout with its full history. */
export function hasWholeHistory(siteDir: string): boolean {
  try {
    const answer = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      cwd: siteDir,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return answer.toString().trim() === 'false';
  } catch {
    return false;
  }
}

/**
 * When each page last changed, according to Git, for the page footer, the sitemap and structured data.
 * A shallow clone would give every page the date of its only commit. Without full history, pages have
 * no date, and the build says so.
 */
export function pageDates(): VcsConfig {
  const history = getVcsPreset('default-v2');
  let isKnown = true;
  return {
    initialize({ siteDir }) {
      isKnown = hasWholeHistory(siteDir);
      if (isKnown) {
        history.initialize({ siteDir });
      } else {
        logger.info(
          'Pages have no date: this is not a Git checkout with its full history (git fetch --unshallow).',
        );
      }
    },
    getFileCreationInfo: async (file) => (isKnown ? history.getFileCreationInfo(file) : null),
    getFileLastUpdateInfo: async (file) => (isKnown ? history.getFileLastUpdateInfo(file) : null),
  };
}
