import { render, screen } from '@testing-library/react';
import { Picture, pictureLayout } from '.';

describe('the size of a picture in a page', () => {
  it('is that of what it shows', () => {
    expect(pictureLayout({ src: '/a.webp', width: '1344', height: '896' })).toEqual({
      image: { width: 840, height: 560 },
    });
  });

  it('keeps its shape where whole pixels would change it', () => {
    expect(pictureLayout({ src: '/a.webp', width: '1344', height: '897' }).image).toEqual({
      width: 840,
      height: 561,
      style: { aspectRatio: '1344 / 897' },
    });
  });

  it('is unknown for a picture that was not measured', () => {
    expect(pictureLayout({ src: 'https://example.com/a.webp' })).toEqual({ image: {} });
  });

  it('is that of a part which its URL names', () => {
    const src = '/a.webp#xywh=640,50,200,410';
    const { image, part } = pictureLayout({ src, width: '1344', height: '896' });
    expect(image).toEqual({ width: 840, height: 560, style: { margin: '-50px 0 0 -640px' } });
    render(<Picture part={part}>picture</Picture>);
    expect(screen.getByText('picture')).toHaveStyle({ width: '200px', height: '410px' });
  });
});
