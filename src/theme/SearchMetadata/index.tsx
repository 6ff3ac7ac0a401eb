/** Nothing: these tags are for search services that crawl pages; the site has its own search. */
export default function SearchMetadata(): null {
  return null;
}
