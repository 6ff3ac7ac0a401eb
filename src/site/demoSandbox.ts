/**
 * The URL of the document that runs edited demos. Their code may be anyone's, through a shared
 * link, so it has an opaque origin, no network and its own policy. Outside `/toolpad/`, because
 * hosts merge the policies of all matching rules, and this one needs `unsafe-eval`.
 */
export const SANDBOX_ADDRESS = '/toolpad-sandbox/';

/** The document's file in the build, under a name that hosts do not serve directly. */
export const SANDBOX_FILE = '_sandbox';

/** The frame's sandbox flags; forms only reach the demo's own handlers (`form-action`). */
export const SANDBOX_FLAGS = 'allow-scripts allow-forms';

/** The `meta` element with the data grids' license key. */
export const LICENSE_META = 'mui-x-license-key';

/**
 * Accepts the runtime (`src/features/demos/editing/sandboxed/`) only from a top-level parent: in a
 * demo's own frame, the parent is the demo. Demos cannot reach the policy that runs strings.
 */
export const SANDBOX_SCRIPT = `(function(){if(self.origin!=='null'||parent!==top)return;var t=self.trustedTypes,run=eval,p=t&&t.createPolicy('demo',{createScript:function(s){return s}});t&&t.createPolicy('default',{createHTML:function(s){return s}});function evaluate(s){return run(p?p.createScript(s):s)}addEventListener('message',function take(e){if(e.source===parent&&e.ports[0]){removeEventListener('message',take);evaluate(e.data);var start=self.startDemos;delete self.startDemos;start(e.ports[0],evaluate)}})})()`;

/** The complete document, with the data grids' license key if the site has one (spec 9). */
export function sandboxDocument(licenseKey: string | null): string {
  const content = licenseKey?.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const key = content === undefined ? '' : `<meta name="${LICENSE_META}" content="${content}">`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${key}<title>Demo</title><script>${SANDBOX_SCRIPT}</script></head><body></body></html>\n`;
}
