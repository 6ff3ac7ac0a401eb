import path from 'node:path';

/**
 * A demo's id: its page's address below the base URL, and its name, such as
 * `core/react-dashboard-layout/DashboardLayoutBasic`.
 */
export function demoId(file: string, siteDir: string): string {
  return path
    .relative(siteDir, file)
    .split(path.sep)
    .join('/')
    .replace(/^docs-/, '')
    .replace(/\.tsx$/, '');
}
