import QRCode, { type QRCodeErrorCorrectionLevel } from 'qrcode';

export interface QrImage {
  /** The image as a `data:` URL, for an image or a link. */
  png: string;
  svg: string;
  /** Squares per side. */
  modules: number;
  warning: string;
}

export async function createQr(
  text: string,
  size: number,
  level: QRCodeErrorCorrectionLevel,
  dark: string,
  light: string,
): Promise<QrImage> {
  if (!text?.trim()) {
    throw new Error('Enter some text or a URL.');
  }
  const width = Number(size);
  if (!(width >= 100 && width <= 1000)) {
    throw new Error('Choose a size from 100 to 1000 pixels.');
  }
  const options = { width, errorCorrectionLevel: level, margin: 4, color: { dark, light } };
  const { modules } = QRCode.create(text, options);
  const svg = await QRCode.toString(text, { ...options, type: 'svg' });
  return {
    png: await QRCode.toDataURL(text, options),
    svg: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    modules: modules.size,
    warning: warningFor(dark, light),
  };
}

/** Scanners expect dark squares on a light background, with enough contrast. */
function warningFor(dark: string, light: string): string {
  const [front, back] = [brightness(dark), brightness(light)];
  if (front > back) {
    return 'The squares are lighter than the background. Many scanners cannot read that.';
  }
  return (back + 0.05) / (front + 0.05) < 4
    ? 'The colors are close to each other. Test the code before you print it.'
    : '';
}

/** The relative luminance of a color such as #1a237e, from 0 to 1. */
function brightness(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const share = parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
