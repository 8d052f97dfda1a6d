import type { ComponentProps, ReactElement, ReactNode } from 'react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { cx } from '../class-names/class-names.js';
import { itemStyles, rowOf } from './dropdown-menu-item.js';
import { panelStyles } from './panel.styles.js';
import { Primitive } from './primitive.js';

/** Props of {@link DropdownMenuSub}. */
export type DropdownMenuSubProps = ComponentProps<typeof Primitive.Sub>;

/**
 * A menu inside a menu: a {@link DropdownMenuSubTrigger} and a {@link DropdownMenuSubContent}.
 *
 * @since 0.2.0
 */
export function DropdownMenuSub(props: DropdownMenuSubProps): ReactElement {
  return <Primitive.Sub {...props} />;
}

/** Props of {@link DropdownMenuSubTrigger}. */
export interface DropdownMenuSubTriggerProps extends ComponentProps<typeof Primitive.SubTrigger> {
  /** An icon before the words. */
  leading?: ReactNode;
  /** Renders the only child as the item; the arrow goes into it. Default `false`. */
  asChild?: boolean | undefined;
  /** The words of the item. */
  children: ReactNode;
}

/**
 * The item that opens a submenu, by press, hover or the arrow key towards it.
 *
 * @since 0.2.0
 */
export function DropdownMenuSubTrigger({
  leading,
  asChild,
  className,
  children,
  ...rest
}: DropdownMenuSubTriggerProps): ReactElement {
  return (
    <Primitive.SubTrigger
      asChild
      data-slot="dropdown-menu-sub-trigger"
      className={itemStyles(['data-[state=open]:bg-fill', className])}
      {...rest}
    >
      {rowOf({
        asChild,
        leading,
        children,
        trailing: <ChevronRight aria-hidden="true" className="text-fg-muted rtl:-scale-x-100" />,
      })}
    </Primitive.SubTrigger>
  );
}

/** Props of {@link DropdownMenuSubContent}: those of Radix's panel. Not `asChild`: the panel is the element that scrolls. */
export interface DropdownMenuSubContentProps extends Omit<
  ComponentProps<typeof Primitive.SubContent>,
  'asChild'
> {
  /** Element that holds the submenu in the document. Default `document.body`. */
  container?: ComponentProps<typeof Primitive.Portal>['container'];
}

/**
 * The items of a submenu.
 *
 * @since 0.2.0
 */
export function DropdownMenuSubContent({
  container,
  forceMount,
  className,
  ...rest
}: DropdownMenuSubContentProps): ReactElement {
  return (
    <Primitive.Portal container={container} forceMount={forceMount}>
      <Primitive.SubContent
        data-slot="dropdown-menu-sub"
        sideOffset={2}
        alignOffset={-7}
        collisionPadding={12}
        className={cx(panelStyles, className)}
        {...rest}
      />
    </Primitive.Portal>
  );
}
