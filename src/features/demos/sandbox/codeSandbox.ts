import LZString from 'lz-string';
import type { SandboxProject } from './project';

const DEFINE_ADDRESS = 'https://codesandbox.io/api/v1/sandboxes/define';

/** A project as CodeSandbox takes it: packed, in the alphabet of addresses. */
export function codeSandboxParameters({ files }: SandboxProject): string {
  const contents = Object.fromEntries(
    Object.entries(files).map(([path, content]) => [path, { content, isBinary: false }]),
  );
  return LZString.compressToBase64(JSON.stringify({ files: contents }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Opens a project on CodeSandbox, in a new tab. */
export function openCodeSandbox(project: SandboxProject): void {
  const fields = {
    parameters: codeSandboxParameters(project),
    // A project with a package manager and a server, not one of the bundlers in the browser.
    environment: 'server',
    query: `file=/${project.mainFile}`,
  };
  const form = document.createElement('form');
  form.method = 'POST';
  form.target = '_blank';
  form.action = DEFINE_ADDRESS;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
