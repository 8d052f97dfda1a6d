import { createContext, use, useEffect, useMemo, useRef } from 'react';

/** Counts the suggestion lists that are open inside of a layer. */
interface OpenLists {
  /** Counts one more; what it returns counts it off again. */
  add: () => () => void;
}

const LayerContext = createContext<OpenLists | null>(null);

/** Says to what stands in a dialog, sheet or popover that it does. */
export const LayerProvider = LayerContext.Provider;

/** Whether a dialog, sheet or popover is around. */
export function useIsInLayer(): boolean {
  return use(LayerContext) !== null;
}

/** While the caller is mounted, the layer around leaves a press outside to it. */
export function useListInLayer(): void {
  const lists = use(LayerContext);
  useEffect(() => lists?.add(), [lists]);
}

interface Layer {
  lists: OpenLists;
  /** For Radix: one press outside closes only the topmost of what is open. */
  onInteractOutside: (event: Event) => void;
}

/** A layer that keeps still while a suggestion list in it is open: Radix asks every layer about a press, the lowest first. */
export function useLayer(): Layer {
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
    },
  };
}
