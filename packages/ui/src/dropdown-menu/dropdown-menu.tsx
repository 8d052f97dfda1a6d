import { type ComponentProps, type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../class-names/class-names.js';
import { useIsInLayer } from '../layer/layer-context.js';
import { Primitive } from './primitive.js';

/** Props of {@link DropdownMenu}. */
export interface DropdownMenuProps {
  /** Controlled state. Omit it for an uncontrolled menu. */
  open?: boolean;
  /** Default `false`. */
  defaultOpen?: boolean;
  /** Called when the menu opens or closes. With `open`, called to request either. */
  onOpenChange?: (open: boolean) => void;
  /** A {@link DropdownMenuTrigger} and a {@link DropdownMenuContent}. */
  children: ReactNode;
}

/**
 * A menu behind a button. The page stays usable: a press outside closes the menu and still reaches its target. Inside a dialog or a
 * popover the menu is modal, so that a press outside closes only the menu.
 */
export function DropdownMenu(props: DropdownMenuProps): ReactElement {
  return <Primitive.Root {...props} modal={useIsInLayer()} />;
}

/** Props of {@link DropdownMenuTrigger}. */
export interface DropdownMenuTriggerProps extends ComponentProps<'button'> {
  /** Renders the only child, a button, as the trigger. Default `false`. */
  asChild?: boolean;
}

/** The button that opens the menu. */
export function DropdownMenuTrigger({ asChild = false, ...rest }: DropdownMenuTriggerProps): ReactElement {
  return (
    <Primitive.Trigger
      asChild={asChild}
      {...(asChild ? {} : { 'data-slot': 'dropdown-menu-trigger' })}
      {...rest}
    />
  );
}

/** Props of {@link DropdownMenuAnchor}. */
export interface DropdownMenuAnchorProps {
  /** Position in the window, in CSS pixels; without `width` and `height` it is a point. */
  at: { readonly x: number; readonly y: number; readonly width?: number; readonly height?: number };
}

/** Replaces the trigger for a menu that opens at the pointer, or next to one of many buttons. */
export function DropdownMenuAnchor({ at }: DropdownMenuAnchorProps): ReactElement {
  const { x, y, width = 0, height = 0 } = at;
  return (
    <Primitive.Trigger asChild>
      <span
        aria-hidden="true"
        className="pointer-events-none fixed"
        style={{ left: x, top: y, width, height }}
      />
    </Primitive.Trigger>
  );
}

/** Props of {@link DropdownMenuContent}. */
export interface DropdownMenuContentProps extends ComponentProps<'div'> {
  /** Alignment of the menu with the button. Default `start`. */
  align?: 'start' | 'center' | 'end';
  /**
   * Initial focus of a menu that is mounted open, because a press loaded its code: the menu itself, for touch, or the first item, for the
   * keyboard. Default `menu`.
   */
  initialFocus?: 'menu' | 'first';
  /** Called before the focus returns to the trigger. Call `preventDefault()` to move it elsewhere. */
  onCloseAutoFocus?: (event: Event) => void;
}

/** The list of items; scrolls when it is taller than the window. */
export function DropdownMenuContent({
  align = 'start',
  initialFocus = 'menu',
  className,
  children,
  ...rest
}: DropdownMenuContentProps): ReactElement {
  return (
    <Primitive.Portal>
      <Primitive.Content
        data-slot="dropdown-menu"
        align={align}
        sideOffset={6}
        collisionPadding={12}
        className={cx(
          'z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-(--radix-dropdown-menu-content-available-width) min-w-52 overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-1.5 text-start text-base font-normal text-fg shadow-overlay outline-none motion-safe:data-[state=closed]:animate-pop-out motion-safe:data-[state=open]:animate-pop-in',
          className,
        )}
        {...rest}
      >
        {initialFocus === 'first' ? <FocusFirst>{children}</FocusFirst> : children}
      </Primitive.Content>
    </Primitive.Portal>
  );
}

/** Focuses the first item. Radix leaves the focus where it finds it inside the menu. */
function FocusFirst({ children }: { children: ReactNode }): ReactElement {
  const items = useRef<HTMLDivElement>(null);
  useEffect(() => {
    items.current
      ?.querySelector<HTMLElement>('[role=menuitem]:not([data-disabled])')
      ?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={items} className="contents">
      {children}
    </div>
  );
}

export {
  DropdownMenuItem,
  type DropdownMenuItemProps,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from './dropdown-menu-item.js';
