import { render, screen } from '@testing-library/react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { installedProduct, PRODUCT_STATUS } from '../../site';
import { StatusLine } from '.';

describe('the status line of a product', () => {
  it.each([
    ['toolpad-core', '0.15.0', `Newest: ${PRODUCT_STATUS['toolpad-core'].newest}`],
    ['toolpad-studio', '0.13.0', 'The newest version'],
  ] as const)(
    '%s: names the documented and the newest version, and links to details',
    (product, documented, newest) => {
      useDocusaurusContext().siteConfig.customFields = { versions: { [product]: documented } };
      const { container } = render(<StatusLine product={product} />);
      const { path } = PRODUCT_STATUS[product];
      expect(container).toHaveTextContent(`Describes ${documented}`);
      expect(container).toHaveTextContent(newest);
      expect(screen.getByRole('link', { name: 'No longer maintained' })).toHaveAttribute(
        'href',
        path,
      );
    },
  );

  it.each([
    ['/toolpad/core/introduction/installation/', 'toolpad-core'],
    ['/toolpad/studio/getting-started/installation/', 'toolpad-studio'],
    ['/toolpad/core/introduction/', null],
  ])('%s is the installation page of %s', (path, product) => {
    expect(installedProduct(path)).toBe(product);
  });
});
