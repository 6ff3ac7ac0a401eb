import * as React from 'react';
import { createComponent } from '@toolpad/studio/browser';

interface OpenRowProps {
  rowId: string;
  onOpen?: () => void;
}

/** Is invisible, and calls `onOpen` when another row is selected. */
function OpenRow({ rowId, onOpen }: OpenRowProps) {
  const seen = React.useRef(rowId);

  React.useEffect(() => {
    if (seen.current !== rowId) {
      seen.current = rowId;
      if (rowId) {
        onOpen?.();
      }
    }
  }, [rowId, onOpen]);

  return null;
}

export default createComponent(OpenRow, {
  argTypes: {
    rowId: { type: 'string', default: '' },
    onOpen: { type: 'event' },
  },
});
