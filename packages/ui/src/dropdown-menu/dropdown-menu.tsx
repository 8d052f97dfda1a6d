import {
  type ComponentProps,
  createContext,
  type ElementType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import type { Anchor } from '../floating/float-beside.js';
import { joinRefs } from '../floating/join-refs.js';
import { MenuContext, type MenuStart, useMenu } from '../menu/menu-state.js';
import { useMenuRoot } from '../menu/use-menu-root.js';
import { Slot } from '../slot/slot.js';

interface TriggerState {
  id: string;
  ref: RefObject<HTMLElement | null>;
  openMenu: (start: MenuStart, anchor: Anchor) => void;
}

const TriggerContext = createContext<TriggerState | null>(null);

/** Props of {@link DropdownMenu}. */
export interface DropdownMenuProps {
  /** Controls it. */
  open?: boolean;
  /** Follows the opening and the closing; with `open`, asks for them. */
  onOpenChange?: (open: boolean) => void;
  /** A {@link DropdownMenuTrigger} and a `DropdownMenuContent`. */
  children: ReactNode;
}

/** A menu behind a button. The page behind it stays alive: one press beside it closes it and is not lost. */
export function DropdownMenu({ open, onOpenChange, children }: DropdownMenuProps): ReactElement {
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  const { menu, openMenu } = useMenuRoot({
    slot: 'dropdown-menu',
    open,
    onOpenChange,
    trigger: ref,
    labelledBy: id,
  });
  return (
    <TriggerContext value={{ id, ref, openMenu }}>
      <MenuContext value={menu}>{children}</MenuContext>
    </TriggerContext>
  );
}

/** Props of {@link DropdownMenuTrigger}. */
export interface DropdownMenuTriggerProps extends ComponentProps<'button'> {
  /** The only child, a button, is the trigger. Default `false`. */
  asChild?: boolean;
}

/** The button that opens the menu. */
export function DropdownMenuTrigger({
  asChild = false,
  ref,
  onClick,
  onKeyDown,
  ...rest
}: DropdownMenuTriggerProps): ReactElement {
  const state = useContext(TriggerContext);
  const { id, open, anchor, close } = useMenu();
  if (!state) throw new Error('A DropdownMenuTrigger stands outside of a menu: put it into <DropdownMenu>.');
  const { id: ownId, ref: own, openMenu } = state;
  const Root: ElementType = asChild ? Slot : 'button';
  // A menu that is open from the beginning was not opened by a press.
  useLayoutEffect(() => {
    anchor.current ??= own.current;
  }, [anchor, own]);

  function click(event: MouseEvent<HTMLButtonElement>): void {
    onClick?.(event);
    if (event.defaultPrevented) return;
    if (open) close();
    // Enter and Space click without a pointer.
    else openMenu(event.detail === 0 ? 'first' : 'menu', event.currentTarget);
  }

  function key(event: KeyboardEvent<HTMLButtonElement>): void {
    onKeyDown?.(event);
    if (event.defaultPrevented || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    openMenu(event.key === 'ArrowUp' ? 'last' : 'first', event.currentTarget);
  }

  return (
    <Root
      ref={joinRefs<HTMLElement>(own, ref as Ref<HTMLElement> | undefined)}
      id={ownId}
      aria-haspopup="menu"
      aria-expanded={open}
      aria-controls={open ? id : undefined}
      data-state={open ? 'open' : 'closed'}
      onClick={click}
      onKeyDown={key}
      {...(asChild ? {} : { type: 'button', 'data-slot': 'dropdown-menu-trigger' })}
      {...rest}
    />
  );
}

export {
  MenuContent as DropdownMenuContent,
  type MenuContentProps as DropdownMenuContentProps,
} from '../menu/menu-content.js';
export {
  MenuItem as DropdownMenuItem,
  type MenuItemProps as DropdownMenuItemProps,
  MenuLabel as DropdownMenuLabel,
  MenuSeparator as DropdownMenuSeparator,
} from '../menu/menu-item.js';
