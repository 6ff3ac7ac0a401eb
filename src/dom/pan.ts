/**
 * Watches an element that scrolls sideways: `data-more-left` and `data-more-right` say where it goes
 * on, and text.css fades these edges.
 *
 * @param frame the element
 * @param label makes it focusable under this name while it scrolls, so that arrow keys scroll it; not
 *   needed around something that takes the focus itself
 * @param picture what it shows, if that starts at its left or at the side that its URL names
 */
export function followPan(
  frame: HTMLElement,
  label: string | null,
  picture?: HTMLImageElement | null,
): void {
  const measure = (event?: Event): void => {
    const rest = frame.scrollWidth - frame.clientWidth;
    // Positions are negative in right-to-left text, and 0 is at the right.
    const first = getComputedStyle(frame).direction === 'rtl' ? -rest : 0;
    if (picture && !event) {
      // Where the canvas of the editor begins, for the middle.
      const side = picture.src.endsWith('#middle') ? 0.35 : Number(picture.src.endsWith('#right'));
      frame.scrollLeft = first + rest * side;
    }
    const left = frame.scrollLeft - first;
    frame.toggleAttribute('data-more-left', left > 1);
    frame.toggleAttribute('data-more-right', rest - left > 1);
    if (label && rest > 1) {
      frame.tabIndex = 0;
      frame.setAttribute('role', 'group');
      frame.setAttribute('aria-label', label);
    } else if (label) {
      ['tabindex', 'role', 'aria-label'].forEach((name) => frame.removeAttribute(name));
    }
  };
  new ResizeObserver(() => measure()).observe(frame);
  frame.addEventListener('scroll', measure, { passive: true });
}
