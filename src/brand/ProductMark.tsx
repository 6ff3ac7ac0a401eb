import type { ReactNode } from 'react';
import type { ProductId } from '../site';
import { PRODUCT_MARKS } from '../site/productTexts';

interface Props {
  readonly product: ProductId;
  /** Width and height in px. */
  readonly size?: number;
}

/** A product's logo, decorative next to its name. */
export function ProductMark({ product, size = 20 }: Props): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {PRODUCT_MARKS[product].map(({ path, fill }) => (
        <path key={path} d={path} fill={fill} />
      ))}
    </svg>
  );
}
