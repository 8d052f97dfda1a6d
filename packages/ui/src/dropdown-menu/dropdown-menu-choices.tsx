import type { ComponentProps, ReactElement, ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { itemStyles, rowOf } from './dropdown-menu-item.js';
import { Primitive } from './primitive.js';

/** Props of {@link DropdownMenuCheckboxItem}. */
export interface DropdownMenuCheckboxItemProps extends ComponentProps<typeof Primitive.CheckboxItem> {
  /** State of the item; `indeterminate` when only a part is on. Default `false`. */
  checked?: boolean | 'indeterminate' | undefined;
  /** Called with the new state. The menu closes, unless `onSelect` calls `preventDefault()`. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Renders the only child as the item; the mark goes into it. Default `false`. */
  asChild?: boolean | undefined;
  /** The words of the item. */
  children: ReactNode;
}

/**
 * An item that is on or off.
 *
 * @since 0.2.0
 */
export function DropdownMenuCheckboxItem({
  asChild,
  className,
  children,
  ...rest
}: DropdownMenuCheckboxItemProps): ReactElement {
  return (
    <Primitive.CheckboxItem
      asChild
      data-slot="dropdown-menu-checkbox-item"
      className={itemStyles(className)}
      {...rest}
    >
      {rowOf({ asChild, leading: <Mark partly={rest.checked === 'indeterminate'} />, children })}
    </Primitive.CheckboxItem>
  );
}

/** Props of {@link DropdownMenuRadioGroup}. */
export interface DropdownMenuRadioGroupProps extends ComponentProps<typeof Primitive.RadioGroup> {
  /** Value of the selected item. */
  value?: string | undefined;
  /** Called with the value of the selected item. */
  onValueChange?: ((value: string) => void) | undefined;
}

/**
 * Items with one selection.
 *
 * @since 0.2.0
 */
export function DropdownMenuRadioGroup(props: DropdownMenuRadioGroupProps): ReactElement {
  return <Primitive.RadioGroup data-slot="dropdown-menu-radio-group" {...props} />;
}

/** Props of {@link DropdownMenuRadioItem}. */
export interface DropdownMenuRadioItemProps extends ComponentProps<typeof Primitive.RadioItem> {
  /** Value of the item in its group. */
  value: string;
  /** Renders the only child as the item; the mark goes into it. Default `false`. */
  asChild?: boolean | undefined;
  /** The words of the item. */
  children: ReactNode;
}

/**
 * An item of a {@link DropdownMenuRadioGroup}.
 *
 * @since 0.2.0
 */
export function DropdownMenuRadioItem({
  asChild,
  className,
  children,
  ...rest
}: DropdownMenuRadioItemProps): ReactElement {
  return (
    <Primitive.RadioItem
      asChild
      data-slot="dropdown-menu-radio-item"
      className={itemStyles(className)}
      {...rest}
    >
      {rowOf({ asChild, leading: <Mark />, children })}
    </Primitive.RadioItem>
  );
}

/** The mark of a selected item; its place stays empty otherwise, so that the words line up. */
function Mark({ partly = false }: { partly?: boolean }): ReactElement {
  const Icon = partly ? Minus : Check;
  return (
    <span className="grid size-5 shrink-0 place-items-center">
      <Primitive.ItemIndicator>
        <Icon aria-hidden="true" />
      </Primitive.ItemIndicator>
    </span>
  );
}
