import fs from 'node:fs';
import os from 'node:os';

/**
 * What a run was measured on.
 *
 * @param {import('@playwright/test').Browser} browser
 */
export function describeMachine(browser) {
  const [processor] = os.cpus();
  const docusaurus = new URL('../node_modules/@docusaurus/core/package.json', import.meta.url);
  return {
    processor: processor.model,
    cores: os.cpus().length,
    memory: Math.round(os.totalmem() / 2 ** 30),
    system: `${os.type()} ${os.release()}`,
    load: os.loadavg()[0].toFixed(1),
    node: process.versions.node,
    docusaurus: JSON.parse(fs.readFileSync(docusaurus, 'utf8')).version,
    chromium: browser.version(),
  };
}
