import { createContext, type RefObject, useContext } from 'react';
import type { Anchor } from '../floating/float-beside.js';

/** Where the focus goes when a menu opens: to a finger's menu itself, so that nothing is marked before it is chosen. */
export type MenuStart = 'menu' | 'first' | 'last';

/** What the parts of one menu know of each other. */
export interface MenuState {
  /** Begins the `data-slot` of every part. */
  slot: string;
  id: string;
  /** Names the menu. */
  labelledBy: string | undefined;
  open: boolean;
  start: MenuStart;
  /** Beside what the menu stands. */
  anchor: RefObject<Anchor | null>;
  list: RefObject<HTMLElement | null>;
  /** Closes the menu; the focus goes back to where it was. */
  close: () => void;
}

export const MenuContext = createContext<MenuState | null>(null);

export function useMenu(): MenuState {
  const state = useContext(MenuContext);
  if (!state) {
    throw new Error('A part of a menu stands outside of one: put it into <DropdownMenu> or <ContextMenu>.');
  }
  return state;
}
