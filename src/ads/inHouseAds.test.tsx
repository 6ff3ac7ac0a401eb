import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { httpsAddress } from './httpsAddress';
import { InHouseAd } from './InHouseAd';
import { IN_HOUSE_ADS } from './inHouseAds';

const PICTURES = join(__dirname, 'pictures');

describe('spec 4.1: the in-house ads', () => {
  it('spec 4.1: are templates, themes, enterprise support and the design kit', () => {
    const names = IN_HOUSE_ADS.map((entry) => {
      const { unmount } = render(<InHouseAd entry={entry} layout="image" />);
      const name = screen.getByRole('link').querySelector('strong')?.textContent;
      unmount();
      return name;
    });
    expect(names).toEqual([
      'Premium templates',
      'Premium themes',
      'Enterprise support',
      'MUI design kit',
    ]);
  });

  it.each(IN_HOUSE_ADS)('spec 4.6: $name leads to an https page of MUI, in a new tab', (entry) => {
    render(<InHouseAd entry={entry} layout="image" />);
    const link = screen.getByRole('link');
    expect(httpsAddress(entry.link)).toBe(entry.link);
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/mui\.com\//));
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener sponsored');
  });

  it('spec 4.1: each has a picture of its own, which its words make unnecessary to name', () => {
    expect(new Set(IN_HOUSE_ADS.map(({ link }) => link)).size).toBe(4);
    const { container } = render(<InHouseAd entry={IN_HOUSE_ADS[0]} layout="image" />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it.each(readdirSync(PICTURES))('spec 4.1: %s is 130 × 100, small, and stands alone', (file) => {
    const source = readFileSync(join(PICTURES, file), 'utf8');
    const picture = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
    expect(source.length).toBeLessThan(15 * 1024);
    expect(picture.getAttribute('width')).toBe('130');
    expect(picture.getAttribute('height')).toBe('100');
    expect(picture.getAttribute('viewBox')).toBe('0 0 130 100');
    // Drawn into the page, an id would clash, and a reference could reach outside.
    expect(picture.querySelector('[id], [href], script, image')).toBeNull();
  });
});
