import LZString from 'lz-string';

/** The hash of a link that carries edited source of the demo `SessionGreeting`. */
export function sharedHash(source: string): string {
  const packed = LZString.compressToEncodedURIComponent(
    JSON.stringify({ 'SessionGreeting.tsx': source }),
  )
    .replaceAll('+', '.')
    .replaceAll('-', '_')
    .replaceAll('$', '~');
  return `#edited:${packed}:system-SessionGreeting.tsx`;
}
