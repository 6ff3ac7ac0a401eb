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
 * Page dates from Git, for footer, sitemap and structured data. None without full history, which
 * the build logs: a shallow clone would date every page by its only commit.
 *
 * Checked with Docusaurus 3.10.2; guarded by tests/browser/sharing.spec.ts, tests/browser/shell.spec.ts.
 */
export function pageDates(): VcsConfig {
  let history = getVcsPreset('default-v2');
  return {
    initialize(params) {
      if (!hasWholeHistory(params.siteDir)) {
        history = getVcsPreset('disabled');
        logger.info(
          'Pages have no date: this is not a Git checkout with its full history (git fetch --unshallow).',
        );
      }
      history.initialize(params);
    },
    getFileCreationInfo: (file) => history.getFileCreationInfo(file),
    getFileLastUpdateInfo: (file) => history.getFileLastUpdateInfo(file),
  };
}
