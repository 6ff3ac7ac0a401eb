import { useId, useState, type KeyboardEvent } from 'react';
import type { ListBox } from './ResultLists';

interface ListBoxState {
  readonly listBox: ListBox;
  /** Moves, and opens the active option; to be called with the field's key presses. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly reset: () => void;
}

/** Where each key leads to from a place; the ends are joined. */
const MOVES: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowDown: (place, count) => (place + 1) % count,
  ArrowUp: (place, count) => (place - 1 + count) % count,
  Home: () => 0,
  End: (_place, count) => count - 1,
};

/**
 * A list box whose focus stays in a field (the combobox pattern): arrows, Home and End move, Enter
 * opens, Ctrl or ⌘ with Enter opens in a new tab.
 *
 * @param count how many options there are
 */
export function useListBox(count: number): ListBoxState {
  const id = useId();
  const [active, setActive] = useState(0);
  const optionId = (place: number): string => `${id}-${place}`;

  function activate(place: number): void {
    setActive(place);
    document.getElementById(optionId(place))?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || count === 0) {
      return;
    }
    const move = event.shiftKey || event.altKey ? undefined : MOVES[event.key];
    if (move) {
      event.preventDefault();
      activate(move(active, count));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const option = document.getElementById(optionId(active));
      if (option instanceof HTMLAnchorElement && (event.ctrlKey || event.metaKey)) {
        window.open(option.href, '_blank', 'noopener');
      } else {
        option?.click();
      }
    }
  }

  return {
    listBox: { id, optionId, active, onActivate: setActive },
    onKeyDown,
    reset: () => {
      setActive(0);
    },
  };
}
