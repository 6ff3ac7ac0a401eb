import type { DemoFile } from '../registry';
import { openCodeSandbox } from './codeSandbox';
import { createProject } from './project';
import { openStackBlitz } from './stackBlitz';

/**
 * Opens a demo in a new tab, as a project on a service that runs it.
 *
 * @param name of the service
 * @param title what the demo shows
 * @param files of one version of the demo, its component first
 * @throws Error when there are no files, or they import a package that no project has
 */
export function openInSandbox(
  name: 'StackBlitz' | 'CodeSandbox',
  title: string,
  files: readonly DemoFile[],
): void {
  const project = createProject(title, files);
  if (name === 'StackBlitz') {
    openStackBlitz(project);
  } else {
    openCodeSandbox(project);
  }
}
