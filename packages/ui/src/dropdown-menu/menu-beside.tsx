import { type ReactElement, type ReactNode, useMemo, useRef } from 'react';
import type { Anchor } from '../floating/float-beside.js';
import { MenuContext, type MenuStart } from '../menu/menu-state.js';
import { useMenuRoot } from '../menu/use-menu-root.js';

/** Props of {@link MenuBeside}. */
export interface MenuBesideProps {
  /** The button that asked for it; the focus goes back to it. */
  button: HTMLElement;
  /** A place in the window, where a pointer asked; beside the button without one. */
  at?: { x: number; y: number } | undefined;
  /** Where the focus begins. Default `menu`: nothing is marked before it is chosen, as a finger expects it. */
  start?: MenuStart;
  /** Asks to close: by a choice, by Escape, by a press outside. */
  onClose: () => void;
  /** A `DropdownMenuContent` with an `aria-label`. */
  children: ReactNode;
}

/** One open menu for many things alike, such as the messages of a conversation: shown while it is mounted. */
export function MenuBeside({ button, at, start = 'menu', onClose, children }: MenuBesideProps): ReactElement {
  const trigger = useRef<HTMLElement | null>(button);
  const { menu } = useMenuRoot({
    slot: 'dropdown-menu',
    open: true,
    onOpenChange: (open) => !open && onClose(),
    trigger,
  });
  const anchor = useMemo(() => ({ current: at === undefined ? button : point(at) }), [at, button]);
  return <MenuContext value={{ ...menu, start, anchor }}>{children}</MenuContext>;
}

/** A place of no size. */
function point({ x, y }: { x: number; y: number }): Anchor {
  return { getBoundingClientRect: () => ({ left: x, top: y, width: 0, height: 0 }) };
}
