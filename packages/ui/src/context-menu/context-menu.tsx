import {
  type ComponentProps,
  createContext,
  type ElementType,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
  useContext,
  useEffect,
  useRef,
} from 'react';
import { cx } from '../class-names/class-names.js';
import type { Anchor } from '../floating/float-beside.js';
import { joinRefs } from '../floating/join-refs.js';
import { MenuContext, type MenuStart, useMenu } from '../menu/menu-state.js';
import { useMenuRoot } from '../menu/use-menu-root.js';
import { Slot } from '../slot/slot.js';

/** Milliseconds after which a finger that stays asks for the menu; phones of Apple do not ask by themselves. */
const LONG_PRESS = 600;
/** Pixels that a finger may tremble meanwhile. */
const STILL = 8;

interface AreaState {
  ref: RefObject<HTMLElement | null>;
  openMenu: (start: MenuStart, anchor: Anchor) => void;
}

const AreaContext = createContext<AreaState | null>(null);

/** Props of {@link ContextMenu}. */
export interface ContextMenuProps {
  /** Follows the opening and the closing. */
  onOpenChange?: (change: { open: boolean }) => void;
  /** A {@link ContextMenuTrigger} and a `ContextMenuContent`. */
  children: ReactNode;
}

/**
 * A menu at the pointer: by the right button, by a long press, or by the menu key. Nobody finds it by looking, so all that
 * it offers must also stand somewhere in sight.
 */
export function ContextMenu({ onOpenChange, children }: ContextMenuProps): ReactElement {
  const ref = useRef<HTMLElement>(null);
  const { menu, openMenu } = useMenuRoot({
    slot: 'context-menu',
    open: undefined,
    onOpenChange,
    trigger: ref,
  });
  // A press on the area, beside the menu, closes it.
  return (
    <AreaContext value={{ ref, openMenu }}>
      <MenuContext value={menu}>{children}</MenuContext>
    </AreaContext>
  );
}

/** Props of {@link ContextMenuTrigger}. */
export interface ContextMenuTriggerProps extends ComponentProps<'div'> {
  /** The only child becomes the area. Default `false`. */
  asChild?: boolean;
}

/** The area that has the menu. */
export function ContextMenuTrigger({
  asChild = false,
  ref,
  className,
  onContextMenu,
  onPointerDown,
  onPointerMove,
  ...rest
}: ContextMenuTriggerProps): ReactElement {
  const area = useContext(AreaContext);
  const { open } = useMenu();
  const press = useRef<{ timer: number; x: number; y: number } | null>(null);
  useEffect(() => () => window.clearTimeout(press.current?.timer), []);
  if (!area) throw new Error('A ContextMenuTrigger stands outside of a menu: put it into <ContextMenu>.');
  const { ref: own, openMenu } = area;
  const Root: ElementType = asChild ? Slot : 'div';

  function release(): void {
    window.clearTimeout(press.current?.timer);
    press.current = null;
  }

  function ask(event: MouseEvent<HTMLDivElement>): void {
    onContextMenu?.(event);
    release();
    if (event.defaultPrevented) return;
    event.preventDefault();
    // The menu key gives no place, or the element's corner; it also leaves no button pressed.
    if (event.button === 2 || event.clientX > 0) openMenu('menu', point(event.clientX, event.clientY));
    else openMenu('first', event.currentTarget);
  }

  function hold(event: PointerEvent<HTMLDivElement>): void {
    onPointerDown?.(event);
    release();
    if (event.pointerType === 'mouse') return;
    const { clientX: x, clientY: y } = event;
    press.current = { x, y, timer: window.setTimeout(() => openMenu('menu', point(x, y)), LONG_PRESS) };
  }

  function move(event: PointerEvent<HTMLDivElement>): void {
    onPointerMove?.(event);
    const { current } = press;
    if (current && Math.hypot(event.clientX - current.x, event.clientY - current.y) > STILL) release();
  }

  return (
    <Root
      ref={joinRefs<HTMLElement>(own, ref as Ref<HTMLElement> | undefined)}
      data-slot="context-menu-trigger"
      data-state={open ? 'open' : 'closed'}
      className={cx('pointer-coarse:select-none [-webkit-touch-callout:none]', className)}
      onContextMenu={ask}
      onPointerDown={hold}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      {...rest}
    />
  );
}

/** A place of no size. */
function point(left: number, top: number): Anchor {
  return { getBoundingClientRect: () => ({ left, top, width: 0, height: 0 }) };
}

export {
  MenuContent as ContextMenuContent,
  type MenuContentProps as ContextMenuContentProps,
} from '../menu/menu-content.js';
export {
  MenuItem as ContextMenuItem,
  type MenuItemProps as ContextMenuItemProps,
  MenuLabel as ContextMenuLabel,
  MenuSeparator as ContextMenuSeparator,
} from '../menu/menu-item.js';
