import { renderAsync } from '@resvg/resvg-js';
import { CARD_SIZE } from '../cardFile';
import { CARD_COLOURS, TEXT_AREA } from './cardDesign';
import { encodePng } from './indexedPng';

type Colour = readonly [number, number, number];

/** Steps from the ground to the colour of a text: its smooth edges. */
const TEXT_STEPS = 32;
const FRAME_COLOURS = 256 - 2 * TEXT_STEPS;

/** A frame in colours of its palette, which has room for the texts' colours behind its own. */
export interface PaintedFrame {
  readonly colours: readonly Colour[];
  readonly pixels: Uint8Array;
}

async function rasterise(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return image.pixels;
}

function parseColour(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function nearest(colours: readonly Colour[], [red, green, blue]: Colour): number {
  const distances = colours.map(([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2);
  return distances.indexOf(Math.min(...distances));
}

/** The steps from the ground to a text's colour, the ground itself left out. */
function textSteps(hex: string): Colour[] {
  const from = parseColour(CARD_COLOURS.ground);
  const to = parseColour(hex);
  const mix = (channel: 0 | 1 | 2, share: number): number =>
    Math.round(from[channel] + (to[channel] - from[channel]) * share);
  return Array.from({ length: TEXT_STEPS }, (_, step) => {
    const share = (step + 1) / TEXT_STEPS;
    return [mix(0, share), mix(1, share), mix(2, share)];
  });
}

/**
 * Rasterises a frame, once for all cards that have it: its commonest colours become its palette, each
 * other colour (of smooth edges) the one nearest to it.
 */
export async function paintFrame(svg: string, sectionColour: string): Promise<PaintedFrame> {
  const image = await rasterise(svg);
  const counts = new Map<number, number>();
  for (let at = 0; at < image.length; at += 4) {
    const colour = image.readUIntBE(at, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const own = [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || a - b)
    .slice(0, FRAME_COLOURS)
    .map(([value]): Colour => [value >> 16, (value >> 8) & 255, value & 255]);
  const places = new Map<number, number>();
  const pixels = new Uint8Array(image.length / 4);
  for (let pixel = 0; pixel < pixels.length; pixel += 1) {
    const value = image.readUIntBE(pixel * 4, 3);
    const place = places.get(value) ?? nearest(own, [value >> 16, (value >> 8) & 255, value & 255]);
    places.set(value, place);
    pixels[pixel] = place;
  }
  const padding = Array.from({ length: FRAME_COLOURS - own.length }, (): Colour => [0, 0, 0]);
  return {
    colours: [...own, ...padding, ...textSteps(sectionColour), ...textSteps(CARD_COLOURS.title)],
    pixels,
  };
}

/**
 * Puts a text into a frame.
 *
 * @param frame the frame; it is left as it is
 * @param svg the text in white, as large as the text area
 * @param titleRow the row of the text area from which on text has the title's colour
 * @returns the card as PNG
 */
export async function paintCard(
  frame: PaintedFrame,
  svg: string,
  titleRow: number,
): Promise<Buffer> {
  const text = await rasterise(svg);
  const pixels = Uint8Array.from(frame.pixels);
  const { x, y, width, height } = TEXT_AREA;
  for (let row = 0; row < height; row += 1) {
    const firstStep = FRAME_COLOURS + (row < titleRow ? 0 : TEXT_STEPS) - 1;
    for (let column = 0; column < width; column += 1) {
      const opacity = text[(row * width + column) * 4 + 3] ?? 0;
      const step = Math.round((opacity / 255) * TEXT_STEPS);
      if (step > 0) {
        pixels[(y + row) * CARD_SIZE.width + x + column] = firstStep + step;
      }
    }
  }
  return encodePng({ ...CARD_SIZE, colours: frame.colours, pixels });
}
