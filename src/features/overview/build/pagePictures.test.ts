import path from 'node:path';
import { firstPicture } from './pagePictures';

const page = (name: string) => path.join('docs-studio', name, 'index.mdx');

describe('the first picture of a page', () => {
  it('has a version for dark mode, and the side that matters', () => {
    expect(firstPicture(page('components/date-picker'))).toEqual({
      light: path.join('docs-studio', 'components/date-picker/bookings.webp'),
      dark: path.join('docs-studio', 'components/date-picker/bookings-dark.webp'),
      side: '#left',
    });
  });

  it('may be shown in both modes', () => {
    const picture = firstPicture(page('how-to-guides/connect-to-databases'));
    expect(picture?.dark).toBe(picture?.light);
  });

  it('is missing on a page of text', () => {
    expect(firstPicture(page('concepts/security'))).toBeNull();
  });
});
