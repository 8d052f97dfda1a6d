import { useEffect, useState, type MouseEvent } from 'react';
import { useClock, useSaveData } from '../../kernel/index.js';
import { useOnDemand } from './use-on-demand.js';

/** Props for a menu or popover that loads on first opening. */
export interface OnDemandMenu {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** `first` when the menu was opened by keyboard: focus starts at its first item. */
  readonly initialFocus: 'menu' | 'first';
}

/** Delay in milliseconds, so that the page itself loads first. */
const FETCHED_AFTER = 2_000;

interface OnDemandOptions {
  /**
   * Preloads the code soon after the button is shown, unless the user saves data. For menus that most users open.
   * Default `false`.
   */
  readonly ahead?: boolean;
}

/**
 * Menu whose code loads when it first opens. Before that, `trigger` belongs to a plain button; afterwards to the same
 * button inside the menu's trigger, which opens and closes it.
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
        // Keyboard clicks have a `detail` of 0.
        setState({ open: true, initialFocus: detail === 0 ? 'first' : 'menu' });
        want();
      },
    }),
  } as const;
  return { part, menu, trigger };
}
