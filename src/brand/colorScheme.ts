/**
 * A script for the head that sets the color scheme before anything is painted (spec 2.2). Docusaurus
 * does the same, but at the top of the body, and the browser may show a frame between the two: white
 * to a reader who chose dark.
 *
 * @param storageKey the key of `localStorage` under which Docusaurus keeps the choice
 */
export function colorSchemeScript(storageKey: string): string {
  return `(function(){var s;try{s=new URLSearchParams(location.search).get('docusaurus-theme')||localStorage.getItem('${storageKey}')}catch(e){}document.documentElement.dataset.theme=/^(?:light|dark)$/.test(s)?s:(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')})()`;
}
