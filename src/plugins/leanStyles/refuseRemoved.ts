/** A list of classes, as tags have it; the build may leave out the quotes around a single one. */
const CLASSES = /<[a-z][^>]*?\sclass=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi;

/**
 * Makes sure that a page has no class whose styles were left out.
 *
 * @param html a finished page
 * @param file of the page, for the message
 * @param removed the classes without styles
 * @throws Error when the page has one of them
 */
export function refuseRemoved(html: string, file: string, removed: ReadonlySet<string>): void {
  for (const [, quoted, single, bare] of html.matchAll(CLASSES)) {
    const found = (quoted ?? single ?? bare ?? '').split(/\s+/).find((name) => removed.has(name));
    if (found !== undefined) {
      throw new Error(
        `${file}: the class ${found} has no styles, because no code that readers load names it or ` +
          `NOT_SHOWN in src/plugins/leanStyles/index.ts does. Name it in a component, or take it off that list.`,
      );
    }
  }
}
