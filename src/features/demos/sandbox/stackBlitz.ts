import sdk from '@stackblitz/sdk';
import type { SandboxProject } from './project';

/** Opens a project on StackBlitz, in a new tab. */
export function openStackBlitz({ title, mainFile, files }: SandboxProject): void {
  sdk.openProject(
    { title, description: title, template: 'node', files: { ...files } },
    { newWindow: true, openFile: mainFile },
  );
}
