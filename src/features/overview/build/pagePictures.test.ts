import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { firstPicture } from './pagePictures';

const page = (name: string) => path.join('docs-studio', name, 'index.mdx');

describe('the first picture of a page', () => {
  it('has a version for dark mode, and the side that matters', () => {
    expect(firstPicture(page('concepts/theming'))).toEqual({
      light: path.join('docs-studio', 'concepts/theming/theme-tab.webp'),
      dark: path.join('docs-studio', 'concepts/theming/theme-tab-dark.webp'),
      side: '#right',
    });
  });

  it('may be shown in both modes', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'page-'));
    const file = path.join(folder, 'index.mdx');
    fs.writeFileSync(file, 'How the parts fit:\n\n![The parts](./parts.webp)\n');
    const parts = path.join(folder, 'parts.webp');
    expect(firstPicture(file)).toEqual({ light: parts, dark: parts, side: '' });
    fs.rmSync(folder, { recursive: true });
  });

  it('is missing on a page of text', () => {
    expect(firstPicture(page('concepts/security'))).toBeNull();
  });
});
