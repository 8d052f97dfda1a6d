import { type ComponentProps, type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../class-names/class-names.js';
import { useIsInLayer } from '../layer/layer-context.js';
import { Primitive } from './primitive.js';

/** Props of {@link DropdownMenu}. */
export interface DropdownMenuProps {
  /** Controls it. */
  open?: boolean;
  /** Default `false`. */
  defaultOpen?: boolean;
  /** Follows the opening and the closing; with `open`, asks for them. */
  onOpenChange?: (open: boolean) => void;
  /** A {@link DropdownMenuTrigger} and a {@link DropdownMenuContent}. */
  children: ReactNode;
}

/**
 * A menu behind a button. The page behind it stays usable: one press beside it closes it and is not lost. Inside a dialog or
 * a popover it is modal, so that one press outside closes it and nothing else.
 */
export function DropdownMenu(props: DropdownMenuProps): ReactElement {
  return <Primitive.Root {...props} modal={useIsInLayer()} />;
}

/** Props of {@link DropdownMenuTrigger}. */
export interface DropdownMenuTriggerProps extends ComponentProps<'button'> {
  /** The only child, a button, is the trigger. Default `false`. */
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
  /** A place in the window, in CSS pixels; without `width` and `height` it is a point. */
  at: { readonly x: number; readonly y: number; readonly width?: number; readonly height?: number };
}

/** Takes the place of a trigger where a menu opens at the pointer, or beside one button of many. */
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
  /** Which edges of menu and button meet. Default `start`. */
  align?: 'start' | 'center' | 'end';
  /**
   * Where the focus begins in a menu that is mounted open, because its code was fetched by a press: the menu, as a finger
   * expects it, or the first item, as keys do. Default `menu`.
   */
  initialFocus?: 'menu' | 'first';
  /** The focus is about to go back to the trigger; prevent it to send the focus elsewhere. */
  onCloseAutoFocus?: (event: Event) => void;
}

/** The list of choices; it scrolls when the window is lower than it. */
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

/** Radix leaves the focus where it finds it inside of the menu. */
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
