import { useId, type ReactNode } from 'react';
import type { Props } from '@theme/MDXComponents/Img';
import Img from '@theme-original/MDXComponents/Img';
import { Picture } from '@site/src/features/reading';

/** An image in a page, which can be enlarged. */
export default function ImgWrapper(props: Props): ReactNode {
  const ownId = useId();
  const { id = ownId } = props;
  return (
    <Picture>
      <Img {...props} id={id} />
    </Picture>
  );
}
