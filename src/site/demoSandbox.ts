/**
 * The document that demos run in which readers have changed. What it runs may come from anyone, by a shared
 * link, so it has no origin, no network and a policy of its own, and nothing in it but what the page
 * around it hands over. It lies outside the site's folder, because hosts join the policies of all rules
 * that match an address, and this one needs `unsafe-eval`.
 */
export const SANDBOX_ADDRESS = '/toolpad-sandbox/';

/** The document in the built site, under a name that hosts do not serve; they serve it at its address. */
export const SANDBOX_FILE = '_sandbox';

/** What a frame with that document is allowed; forms only reach the demo's own handlers (`form-action`). */
export const SANDBOX_FLAGS = 'allow-scripts allow-forms';

/** Where a document says the licence key of the grids in it. */
export const LICENCE_META = 'mui-x-license-key';

/**
 * Takes the runtime (`src/features/demos/editing/sandboxed/`) from the page around it, and nothing from
 * anyone else: in a frame that a demo makes, the page around would be the demo. Strings become code only
 * through the policy made here, which no demo gets hold of.
 */
export const SANDBOX_SCRIPT = `(function(){if(self.origin!=='null'||parent!==top)return;var t=self.trustedTypes,run=eval,p=t&&t.createPolicy('demo',{createScript:function(s){return s}});t&&t.createPolicy('default',{createHTML:function(s){return s}});function evaluate(s){return run(p?p.createScript(s):s)}addEventListener('message',function take(e){if(e.source===parent&&e.ports[0]){removeEventListener('message',take);evaluate(e.data);var start=self.startDemos;delete self.startDemos;start(e.ports[0],evaluate)}})})()`;

/**
 * @param licenceKey of the commercial grids, where the site has one (spec 9)
 * @returns the document, whole
 */
export function sandboxDocument(licenceKey: string | null): string {
  const key =
    licenceKey === null
      ? ''
      : `<meta name="${LICENCE_META}" content="${licenceKey.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${key}<title>Demo</title><script>${SANDBOX_SCRIPT}</script></head><body></body></html>\n`;
}
