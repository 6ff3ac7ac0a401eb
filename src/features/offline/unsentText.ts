/**
 * Whether the reader has typed something that is not sent yet (spec 7.2): any text area with text in
 * it, or a part of the page that says so itself with `data-unsent`.
 */
export function hasUnsentText(root: ParentNode): boolean {
  return (
    root.querySelector('[data-unsent]') !== null ||
    Array.from(root.querySelectorAll('textarea')).some(
      ({ readOnly, value }) => !readOnly && value.trim() !== '',
    )
  );
}
