/**
 * A script for the head. A router cannot decode an address with a malformed escape (`/%E0%A4%A/`)
 * and throws before anything is interactive. Such an address is no page, so it is rewritten to one
 * that reads the same and can be decoded; the 404 page then does its work.
 */
export const ADDRESS_GUARD_SCRIPT =
  "try{decodeURI(location.pathname)}catch(e){history.replaceState(history.state,'',location.pathname.replace(/%/g,'%25')+location.search+location.hash)}";
