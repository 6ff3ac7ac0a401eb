/** A name with dots in it that may be longer than a line of the table of contents. */
const LONG_NAME = /[^\s<>]{19,}/g;

/**
 * Lets long names in a heading break before their dots, and so not within a word:
 * `Application.spec` / `.authentication`.
 *
 * @param html of a heading; its tags stay as they are
 */
export function breakNames(html: string): string {
  return html
    .split(/(<[^>]*>)/)
    .map((part) =>
      part.startsWith('<')
        ? part
        : part.replace(LONG_NAME, (name) => name.replaceAll(/(?<=.)(?=\.\w)/g, '<wbr>')),
    )
    .join('');
}
