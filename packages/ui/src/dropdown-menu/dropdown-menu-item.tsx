import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { type ClassName, cx } from '../class-names/class-names.js';
import { Slot } from '../slot/slot.js';
import { Primitive } from './primitive.js';

/** Props of {@link DropdownMenuItem}. */
export interface DropdownMenuItemProps extends ComponentProps<typeof Primitive.Item> {
  /** An icon before the words. */
  leading?: ReactNode;
  /** Default `neutral`; `danger` is for irreversible actions. */
  variant?: 'neutral' | 'danger' | undefined;
  /** Called on press, Enter or Space. The menu closes, unless the handler calls `preventDefault()`. */
  onSelect?: ((event: Event) => void) | undefined;
  /** Text that typing finds the item by. Default: its text. */
  textValue?: string | undefined;
  /** Default `false`. */
  disabled?: boolean | undefined;
  /** Renders the only child, a link, as the item. Default `false`. */
  asChild?: boolean | undefined;
}

const variants = {
  neutral: 'data-highlighted:bg-fill',
  danger: 'text-danger data-highlighted:bg-danger-soft',
};

/** Returns the class names of a row of a menu. */
export const itemStyles = (className?: ClassName, variant: keyof typeof variants = 'neutral'): string =>
  cx(
    'flex min-h-12 cursor-pointer items-center gap-3 rounded-[calc(var(--ch-radius-card)-0.375rem)] px-3 py-2 text-sm font-semibold wrap-anywhere outline-hidden select-none data-disabled:cursor-not-allowed data-disabled:opacity-45 [&_svg]:size-5 [&_svg]:shrink-0',
    variants[variant],
    className,
  );

/** An action of the menu. */
export function DropdownMenuItem({
  leading,
  variant = 'neutral',
  asChild,
  className,
  children,
  ...rest
}: DropdownMenuItemProps): ReactElement {
  return (
    <Primitive.Item
      asChild
      data-slot="dropdown-menu-item"
      data-variant={variant}
      className={itemStyles(className, variant)}
      {...rest}
    >
      {rowOf({ asChild, leading, children })}
    </Primitive.Item>
  );
}

interface Row {
  asChild: boolean | undefined;
  leading?: ReactNode;
  children: ReactNode;
  trailing?: ReactNode;
}

/** Returns the element of an item, which is the only child with `asChild`, with content before and after its words. */
export function rowOf({ asChild, leading, children, trailing }: Row): ReactElement {
  return (
    <Slot.Slottable child={asChild ? children : <div>{children}</div>}>
      {(words) => (
        <>
          {leading}
          {trailing ? <span className="min-w-0 flex-1">{words}</span> : words}
          {trailing}
        </>
      )}
    </Slot.Slottable>
  );
}

/** Props of {@link DropdownMenuGroup}. */
export type DropdownMenuGroupProps = ComponentProps<typeof Primitive.Group>;

/**
 * Items that belong together; name them with a {@link DropdownMenuLabel} and `aria-labelledby`.
 *
 * @since 0.2.0
 */
export function DropdownMenuGroup(props: DropdownMenuGroupProps): ReactElement {
  return <Primitive.Group data-slot="dropdown-menu-group" {...props} />;
}

/** Props of {@link DropdownMenuSeparator}. */
export type DropdownMenuSeparatorProps = ComponentProps<typeof Primitive.Separator>;

/** A line between groups of items. */
export function DropdownMenuSeparator({ className, ...rest }: DropdownMenuSeparatorProps): ReactElement {
  return (
    <Primitive.Separator
      data-slot="dropdown-menu-separator"
      className={cx('mx-1.5 my-1.5 h-px bg-line', className)}
      {...rest}
    />
  );
}

/** Props of {@link DropdownMenuLabel}. */
export interface DropdownMenuLabelProps extends ComponentProps<typeof Primitive.Label> {
  /** A word or two about the items below it. */
  children: ReactNode;
}

/** Name of a group of items. */
export function DropdownMenuLabel({ className, ...rest }: DropdownMenuLabelProps): ReactElement {
  return (
    <Primitive.Label
      data-slot="dropdown-menu-label"
      className={cx('px-3 pt-2 pb-1 text-xs font-semibold text-fg-muted', className)}
      {...rest}
    />
  );
}
