/** @jest-environment node */
import { createHash } from 'node:crypto';
import { editedDocument } from './editedDemos';

const parse = (html: string) => ({
  policy: /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '',
  script: /<script>(.*)<\/script>/.exec(html)?.[1] ?? '',
});

describe('the document for edited demos', () => {
  const html = editedDocument('/toolpad/assets/edited/main.1a2b3c4d.js', null);
  const { policy, script } = parse(html);

  it('runs its own script only, which adds the program', () => {
    const hash = createHash('sha256').update(script).digest('base64');
    expect(policy).toContain(`script-src 'strict-dynamic' 'sha256-${hash}' blob:`);
    expect(policy).not.toMatch(/unsafe-eval|'self'|https?:/);
    expect(script).toContain('"/toolpad/assets/edited/main.1a2b3c4d.js"');
  });

  it('reaches no network', () => {
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toContain('connect-src');
    expect(policy).toContain("form-action 'none'");
  });

  it('states its policy before anything that it governs', () => {
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'));
  });

  it('spec 9: contains the license key, if there is one', () => {
    expect(html).not.toContain('mui-x-license-key');
    expect(editedDocument('/main.js', 'a "key" & more')).toContain(
      '<meta name="mui-x-license-key" content="a &quot;key&quot; &amp; more">',
    );
  });
});
