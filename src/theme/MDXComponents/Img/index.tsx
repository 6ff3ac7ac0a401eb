import { useId, type ReactNode } from 'react';
import type { Props } from '@theme/MDXComponents/Img';
import Img from '@theme-original/MDXComponents/Img';
import { Picture, pictureLayout } from '@site/src/features/reading';

/** An image in a page, which can be enlarged. */
export default function ImgWrapper(props: Props): ReactNode {
  const ownId = useId();
  const { id = ownId } = props;
  const { image, part } = pictureLayout(props);
  return (
    <Picture part={part}>
      <Img {...props} {...image} id={id} />
    </Picture>
  );
}
