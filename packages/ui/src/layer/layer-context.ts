import { createContext, use, useEffect, useMemo, useRef } from 'react';

/** Counts the open suggestion lists inside a layer. */
interface OpenLists {
  /** Adds an open list to the count. The returned function removes it again. */
  add: () => () => void;
}

const LayerContext = createContext<OpenLists | null>(null);

/** Tells its descendants that they are inside a dialog, sheet or popover. */
export const LayerProvider = LayerContext.Provider;

/** Returns true inside a dialog, sheet or popover. */
export function useIsInLayer(): boolean {
  return use(LayerContext) !== null;
}

/** Makes the surrounding layer leave outside presses to the caller, while the caller is mounted. */
export function useListInLayer(): void {
  const lists = use(LayerContext);
  useEffect(() => lists?.add(), [lists]);
}

interface Layer<Outside extends Event> {
  lists: OpenLists;
  /** For Radix: a press outside closes only the topmost open layer. */
  onInteractOutside: (event: Outside) => void;
}

/**
 * Returns props for a layer that stays open while a suggestion list inside it is open: Radix asks every layer about a press, the lowest
 * first. The caller's `onInteractOutside` is called only when no list is open.
 */
export function useLayer<Outside extends Event>(
  onInteractOutside: ((event: Outside) => void) | undefined,
): Layer<Outside> {
  const count = useRef(0);
  const lists = useMemo(
    () => ({
      add() {
        count.current += 1;
        return () => {
          count.current -= 1;
        };
      },
    }),
    [],
  );
  return {
    lists,
    onInteractOutside(event) {
      if (count.current > 0) event.preventDefault();
      else onInteractOutside?.(event);
    },
  };
}
