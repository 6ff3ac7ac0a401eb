/** A value that the page's script and an island both know, each told when the other changes it. */
export interface Shared<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

function createShared<Value>(first: Value): Shared<Value> {
  const listeners = new Set<() => void>();
  let current = first;
  return {
    get: () => current,
    set(value) {
      if (value !== current) {
        current = value;
        listeners.forEach((listener) => {
          listener();
        });
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** What is asked in the dialog's field. */
export const askedQuery = createShared('');

/** How often the dialog was opened on this page: each time, the answers begin at their start. */
export const openings = createShared(0);
