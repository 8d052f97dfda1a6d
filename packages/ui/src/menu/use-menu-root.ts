import { useId, useRef, useState } from 'react';
import { useControlled } from '../controlled/use-controlled.js';
import type { Anchor } from '../floating/float-beside.js';
import { useDismiss } from '../floating/use-dismiss.js';
import type { MenuStart, MenuState } from './menu-state.js';

/** What a menu's root is told. */
export interface MenuRootOptions {
  slot: string;
  /** The caller's, where the caller holds it. */
  open: boolean | undefined;
  onOpenChange: ((open: boolean) => void) | undefined;
  /** What does not count as a press beside the menu; the focus goes back to it when nothing else had it. */
  trigger: { current: HTMLElement | null };
  labelledBy?: string;
}

/** Opening, closing and the focus of a menu. */
export function useMenuRoot({ slot, open: given, onOpenChange, trigger, labelledBy }: MenuRootOptions): {
  menu: MenuState;
  openMenu: (start: MenuStart, anchor: Anchor) => void;
} {
  const [open, keep] = useControlled(given, false);
  const [start, setStart] = useState<MenuStart>('menu');
  const id = useId();
  const anchor = useRef<Anchor | null>(null);
  const list = useRef<HTMLElement | null>(null);
  const before = useRef<HTMLElement | null>(null);

  function setOpen(next: boolean): void {
    keep(next);
    onOpenChange?.(next);
  }

  function close(): void {
    const inMenu = list.current?.contains(document.activeElement) ?? false;
    if (inMenu)
      (before.current?.isConnected ? before.current : trigger.current)?.focus({ preventScroll: true });
    setOpen(false);
  }

  function openMenu(next: MenuStart, beside: Anchor): void {
    const { activeElement } = document;
    const elsewhere = activeElement instanceof HTMLElement && !list.current?.contains(activeElement);
    if (elsewhere) before.current = activeElement === document.body ? null : activeElement;
    anchor.current = beside;
    setStart(next);
    setOpen(true);
  }

  useDismiss(
    open,
    () => [trigger.current, list.current],
    (reason) => (reason === 'escape' ? close() : setOpen(false)),
  );
  return { menu: { slot, id, labelledBy, open, start, anchor, list, close }, openMenu };
}
