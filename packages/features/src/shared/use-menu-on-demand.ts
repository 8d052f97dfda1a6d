import { useEffect, useState, type MouseEvent } from 'react';
import { useClock, useSaveData } from '../kernel/index.js';
import { useOnDemand } from './use-on-demand.js';

/** What the button tells a menu or popover that is fetched when it is first opened. */
export interface OnDemandMenu {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** It was opened by keys before its code was here: they begin at its first item. */
  readonly initialFocus: 'menu' | 'first';
}

/** The page itself comes first. */
const FETCHED_AFTER = 2_000;

interface OnDemandOptions {
  /** Its code is fetched soon after its button is shown, unless data is saved: most who see the button open it. Default `false`. */
  readonly ahead?: boolean;
}

/**
 * A menu whose code is fetched when it is first opened. Until then `trigger` belongs to a plain button; afterwards to
 * the same button inside the menu's trigger, which opens and closes it from then on.
 */
export function useMenuOnDemand<Part extends object>(
  load: () => Promise<Part>,
  popup: 'menu' | 'dialog',
  { ahead = false }: OnDemandOptions = {},
) {
  const { part, prepare, want } = useOnDemand(load);
  const clock = useClock();
  const saveData = useSaveData();
  const isFetchedAhead = ahead && !saveData;
  useEffect(
    () => (isFetchedAhead ? clock.after(FETCHED_AFTER, prepare) : undefined),
    [isFetchedAhead, clock, prepare],
  );
  const [state, setState] = useState<Omit<OnDemandMenu, 'onOpenChange'>>({
    open: false,
    initialFocus: 'menu',
  });
  const menu: OnDemandMenu = {
    ...state,
    onOpenChange: (open) => setState({ open, initialFocus: 'menu' }),
  };
  const trigger = {
    'aria-haspopup': popup,
    onPointerEnter: prepare,
    onFocus: prepare,
    ...(part === null && {
      'aria-expanded': false,
      onClick({ detail }: MouseEvent) {
        // Keys click without a pointer.
        setState({ open: true, initialFocus: detail === 0 ? 'first' : 'menu' });
        want();
      },
    }),
  } as const;
  return { part, menu, trigger };
}
