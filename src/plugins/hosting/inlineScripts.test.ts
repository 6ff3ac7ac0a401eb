/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { collectScriptHashes } from '.';
import { inlineScripts, scriptHash } from './inlineScripts';

describe('inline scripts', () => {
  it('are those that the browser runs or obeys', () => {
    const html = [
      '<script>a()</script>',
      '<script type=module>b()</script>',
      '<SCRIPT data-x=">" type="text/javascript">c()</SCRIPT>',
      '<script type="speculationrules">{"d":1}</script>',
      '<script data-rh=true type=application/ld+json>{"e":1}</script>',
      '<script src=/toolpad/main.js defer></script>',
      '<p>&lt;script&gt;f()&lt;/script&gt;</p>',
    ].join('');
    expect(inlineScripts(html)).toEqual(['a()', 'b()', 'c()', '{"d":1}']);
  });

  it('are named by the hash that browsers compute', () => {
    // The hash of the empty text, as browsers print it.
    expect(scriptHash('')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
  });

  it('are found on every page, whoever wrote it', async () => {
    const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
    fs.mkdirSync(path.join(dir, 'old/address'), { recursive: true });
    fs.writeFileSync(path.join(dir, 'index.html'), '<script>a()</script><script>b()</script>');
    fs.writeFileSync(path.join(dir, 'old/address/index.html'), '<script>c()</script>');
    fs.writeFileSync(path.join(dir, '404.html'), '<script>b()</script>');
    const hashes = await collectScriptHashes(dir);
    fs.rmSync(dir, { recursive: true });
    expect(hashes).toEqual(['a()', 'b()', 'c()'].map(scriptHash).sort());
  });
});
