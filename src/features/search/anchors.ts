/**
 * Most anchors follow from their heading, so an index piece says how instead of repeating it: `~`
 * stands for the heading as an anchor has it, `^` for the heading itself.
 */

function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

/** The short form of an anchor. */
export function packAnchor(anchor: string, heading: string): string {
  if (anchor === '' || anchor.includes('~') || anchor.includes('^')) {
    return anchor;
  }
  if (anchor === slug(heading)) {
    return '~';
  }
  return heading !== '' && anchor.endsWith(`-${heading}`)
    ? `${anchor.slice(0, -heading.length)}^`
    : anchor;
}

/** The anchor that {@link packAnchor} shortened. */
export function unpackAnchor(packed: string, heading: string): string {
  return packed === '~' ? slug(heading) : packed.replace(/-\^$/, () => `-${heading}`);
}
