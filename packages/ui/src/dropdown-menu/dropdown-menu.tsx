import { type ComponentProps, type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../class-names/class-names.js';
import { usePageDirection } from '../direction/use-page-direction.js';
import { useIsInLayer } from '../layer/layer-context.js';
import { panelStyles } from './panel.styles.js';
import { Primitive } from './primitive.js';

/** Props of {@link DropdownMenu}. */
export interface DropdownMenuProps extends ComponentProps<typeof Primitive.Root> {
  /** Controlled state. Omit it for an uncontrolled menu. */
  open?: boolean | undefined;
  /** Default `false`. */
  defaultOpen?: boolean | undefined;
  /** Called when the menu opens or closes. With `open`, called to request either. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** With `true` the page behind is not usable while the menu is open. Default: only inside a dialog or a popover. */
  modal?: boolean | undefined;
  /** Direction of reading. Default: that of the page. */
  dir?: 'ltr' | 'rtl' | undefined;
  /** A {@link DropdownMenuTrigger} and a {@link DropdownMenuContent}. */
  children: ReactNode;
}

/**
 * A menu behind a button. The page stays usable: a press outside closes the menu and still reaches its target. Inside a dialog or a
 * popover the menu is modal, so that a press outside closes only the menu.
 */
export function DropdownMenu({ modal, dir, ...rest }: DropdownMenuProps): ReactElement {
  const isInLayer = useIsInLayer();
  const direction = usePageDirection();
  return <Primitive.Root {...rest} dir={dir ?? direction} modal={modal ?? isInLayer} />;
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

/** Props of {@link DropdownMenuAnchor}. Has no `children`, because nothing is seen at the position. */
export interface DropdownMenuAnchorProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Position in the window, in CSS pixels; without `width` and `height` it is a point. */
  at: { readonly x: number; readonly y: number; readonly width?: number; readonly height?: number };
}

/** Replaces the trigger for a menu that opens at the pointer, or next to one of many buttons. */
export function DropdownMenuAnchor({ at, style, className, ...rest }: DropdownMenuAnchorProps): ReactElement {
  const { x, y, width = 0, height = 0 } = at;
  return (
    <Primitive.Trigger asChild>
      <span
        data-slot="dropdown-menu-anchor"
        aria-hidden="true"
        className={cx('pointer-events-none fixed', className)}
        style={{ left: x, top: y, width, height, ...style }}
        {...rest}
      />
    </Primitive.Trigger>
  );
}

/** Props of {@link DropdownMenuContent}: those of Radix's panel. Not `asChild`: the panel is the element that scrolls. */
export interface DropdownMenuContentProps extends Omit<ComponentProps<typeof Primitive.Content>, 'asChild'> {
  /** Side of the trigger. Default `bottom`; the opposite side when it fits only there. */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** Distance to the trigger, in CSS pixels. Default 6. */
  sideOffset?: number | undefined;
  /** Alignment of the menu with the button. Default `start`. */
  align?: 'start' | 'center' | 'end' | undefined;
  /**
   * Initial focus of a menu that is mounted open, because a press loaded its code: the menu itself, for touch, or the first item, for the
   * keyboard. Default `menu`.
   */
  initialFocus?: 'menu' | 'first' | undefined;
  /** Called before the focus returns to the trigger. Call `preventDefault()` to move it elsewhere. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
  /** Element that holds the menu in the document. Default `document.body`. */
  container?: ComponentProps<typeof Primitive.Portal>['container'];
}

/** The list of items; scrolls when it is taller than the window. */
export function DropdownMenuContent({
  align = 'start',
  sideOffset = 6,
  initialFocus = 'menu',
  container,
  forceMount,
  className,
  children,
  ...rest
}: DropdownMenuContentProps): ReactElement {
  return (
    <Primitive.Portal container={container} forceMount={forceMount}>
      <Primitive.Content
        data-slot="dropdown-menu"
        align={align}
        sideOffset={sideOffset}
        collisionPadding={12}
        className={cx(panelStyles, className)}
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
      ?.querySelector<HTMLElement>('[role^=menuitem]:not([data-disabled])')
      ?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={items} className="contents">
      {children}
    </div>
  );
}
