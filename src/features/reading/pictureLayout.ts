import type { CSSProperties } from 'react';

/** Pixels of a picture for each CSS pixel of what it shows (`examples/scripts/lib/browser.mjs`). */
const DENSITY = 1.6;

/** A part of a picture in CSS pixels, as in `./a.webp#xywh=0,50,252,430` (Media Fragments URI). */
const PART = /#xywh=(\d+),(\d+),(\d+),(\d+)$/;

interface Image {
  readonly src?: string | undefined;
  readonly width?: number | string | undefined;
  readonly height?: number | string | undefined;
}

interface Layout {
  /** What to add to the attributes of the image. */
  readonly image: Pick<Image, 'width' | 'height'> & { readonly style?: CSSProperties };
  /** The size of the part that its URL names, if it names one. */
  readonly part?: CSSProperties;
}

/** The size of a picture in a page: that of what it shows, so that all have the same scale. */
export function pictureLayout({ src = '', width, height }: Image): Layout {
  const [w = 0, h = 0] = [width, height].map((size) => Math.round(Number(size) / DENSITY));
  const [, left, top, partWidth, partHeight] = (PART.exec(src) ?? []).map(Number);
  const isExact = w * Number(height) === h * Number(width);
  // Rounded, the attributes would give the image another height than the one that it has once loaded.
  const style = w && h && !isExact ? { aspectRatio: `${width} / ${height}` } : undefined;
  const size = w && h ? { width: w, height: h, ...(style && { style }) } : {};
  return partWidth
    ? {
        image: { ...size, style: { ...style, margin: `-${top}px 0 0 -${left}px` } },
        part: { width: partWidth, height: partHeight },
      }
    : { image: size };
}
