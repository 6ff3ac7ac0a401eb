import sdk from '@stackblitz/sdk';
import LZString from 'lz-string';
import type { DemoVersion } from '../registry';
import { createProject, type SandboxProject } from './project';

/** A project as CodeSandbox takes it: packed, in the alphabet of addresses. */
function codeSandboxParameters({ files }: SandboxProject): string {
  const contents = Object.fromEntries(
    Object.entries(files).map(([path, content]) => [path, { content, isBinary: false }]),
  );
  return LZString.compressToBase64(JSON.stringify({ files: contents }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

function openCodeSandbox(project: SandboxProject): void {
  const form = document.createElement('form');
  form.method = 'POST';
  form.target = '_blank';
  form.action = 'https://codesandbox.io/api/v1/sandboxes/define';
  const fields = {
    parameters: codeSandboxParameters(project),
    // A project with a package manager and a server, not one of the bundlers in the browser.
    environment: 'server',
    query: `file=/${project.mainFile}`,
  };
  for (const [name, value] of Object.entries(fields)) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

/**
 * Opens a demo in a new tab, as a project on a service that runs it.
 *
 * @param title what the demo shows
 * @param demo files of one version of the demo, its component first
 * @throws Error when they import a package that no project has
 */
export function openInSandbox(
  service: 'StackBlitz' | 'CodeSandbox',
  title: string,
  demo: DemoVersion,
): void {
  const project = createProject(title, demo);
  if (service === 'CodeSandbox') {
    openCodeSandbox(project);
    return;
  }
  const { mainFile, files } = project;
  sdk.openProject(
    { title, description: title, template: 'node', files: { ...files } },
    { newWindow: true, openFile: mainFile },
  );
}
