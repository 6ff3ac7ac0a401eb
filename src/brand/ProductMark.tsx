import type { ReactNode } from 'react';
import type { ProductId } from '../navigation';

interface Props {
  readonly product: ProductId;
  /** Width and height in px. */
  readonly size?: number;
}

/**
 * The products' marks. Core is a frame put together of parts: header, sidebar, content. Studio is a
 * canvas with a part picked up by the pointer.
 */
export function ProductMark({ product, size = 20 }: Props): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {product === 'toolpad-core' ? (
        <>
          <rect x="2" y="2" width="20" height="6" rx="2.5" fill="#1f7aec" />
          <rect x="2" y="10" width="6" height="12" rx="2.5" fill="#0b55ba" />
          <rect x="10" y="10" width="12" height="12" rx="2.5" fill="#6fb1ff" />
        </>
      ) : (
        <>
          <path
            d="M5 2h14a3 3 0 0 1 3 3v5h-3V5H5v14h5v3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3Z"
            fill="#9a5cff"
          />
          <rect x="7.5" y="7.5" width="7" height="4" rx="1.5" fill="#c6a3ff" />
          <path d="m11.5 11.5 11 4.2-4.6 1.9-1.9 4.6-4.5-10.7Z" fill="#6d28d9" />
        </>
      )}
    </svg>
  );
}
