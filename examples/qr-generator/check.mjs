import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import QRCode from 'qrcode';

const START = {
  width: 400,
  errorCorrectionLevel: 'M',
  margin: 4,
  color: { dark: '#1a237e', light: '#ffffff' },
};

/**
 * The promises of the page "QR code generator": the picture is the code of the text, follows every
 * field, can be saved, and mistakes are explained.
 * @param {import('../scripts/check.mjs').Visit} visit
 */
export default async function check({ page }) {
  const text = page.getByLabel('Text or URL');
  const showing = async (content, options) => {
    const expected = await QRCode.toDataURL(content, options);
    await page.waitForFunction(
      (src) => [...document.images].some((image) => image.src === src),
      expected,
    );
    return expected;
  };

  const address = 'https://stock.example.com/parts/6204';
  const png = await showing(address, START);
  await page.getByAltText(`QR code of ${address}`).waitFor();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download PNG' }).click(),
  ]);
  assert.equal(download.suggestedFilename(), 'qr-code.png');
  const saved = await readFile(await download.path());
  assert.equal(`data:image/png;base64,${saved.toString('base64')}`, png);

  await text.fill('Shelf B12');
  await showing('Shelf B12', START);
  await page.getByRole('combobox', { name: 'Error correction' }).click();
  await page.getByRole('option', { name: /High/ }).click();
  await showing('Shelf B12', { ...START, errorCorrectionLevel: 'H' });

  await page.getByLabel('Squares').fill('#ffeb3b');
  await page.getByText('The colors are close to each other.', { exact: false }).waitFor();
  await page.getByLabel('Background').fill('#000000');
  await page.getByText('The squares are lighter than the background.', { exact: false }).waitFor();

  const alert = page.getByRole('alert').filter({ hasNotText: 'preview' });
  await text.fill('');
  await alert.getByText('Enter some text or a URL.').waitFor();
  await text.fill('x'.repeat(1300));
  await alert.getByText('The amount of data is too big', { exact: false }).waitFor();
}
