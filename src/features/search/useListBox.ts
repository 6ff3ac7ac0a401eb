import { useEffect, useState } from 'react';
import { findField, LIST_ID } from './dialogParts';
import type { ListBox } from './ResultLists';

/** Where each key leads to from a place; the ends are joined. */
const MOVES: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowDown: (place, count) => (place + 1) % count,
  ArrowUp: (place, count) => (place - 1 + count) % count,
  Home: () => 0,
  End: (_place, count) => count - 1,
};

function optionId(place: number): string {
  return `${LIST_ID}-${place}`;
}

/**
 * A list box whose focus stays in the dialog's field (the combobox pattern): arrows, Home and End move,
 * Enter opens, Ctrl or ⌘ with Enter opens in a new tab.
 *
 * @param count how many options there are
 * @param asked what they answer; another question begins with its first option
 */
export function useListBox(count: number, asked: string): ListBox {
  const [moved, setMoved] = useState({ asked, to: 0 });
  const active = moved.asked === asked ? moved.to : 0;
  const activate = (to: number): void => {
    setMoved({ asked, to });
  };

  useEffect(() => {
    const field = findField();
    field?.setAttribute('aria-expanded', String(count > 0));
    if (count > 0) {
      field?.setAttribute('aria-activedescendant', optionId(active));
    } else {
      field?.removeAttribute('aria-activedescendant');
    }
  }, [count, active]);

  useEffect(() => {
    const field = findField();
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.isComposing || count === 0) {
        return;
      }
      const move = event.shiftKey || event.altKey ? undefined : MOVES[event.key];
      if (move) {
        event.preventDefault();
        const place = move(active, count);
        activate(place);
        document.getElementById(optionId(place))?.scrollIntoView({ block: 'nearest' });
      } else if (event.key === 'Enter') {
        event.preventDefault();
        const option = document.getElementById(optionId(active));
        if (option instanceof HTMLAnchorElement && (event.ctrlKey || event.metaKey)) {
          window.open(option.href, '_blank', 'noopener');
        } else {
          option?.click();
        }
      }
    };
    field?.addEventListener('keydown', onKeyDown);
    return () => {
      field?.removeEventListener('keydown', onKeyDown);
    };
  });

  return { id: LIST_ID, optionId, active, onActivate: activate };
}
