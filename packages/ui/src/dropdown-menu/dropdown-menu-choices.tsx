import type { ComponentProps, ReactElement, ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { itemStyles } from './dropdown-menu-item.js';
import { Primitive } from './primitive.js';

/** Props of {@link DropdownMenuCheckboxItem}. */
export interface DropdownMenuCheckboxItemProps extends Omit<
  ComponentProps<typeof Primitive.CheckboxItem>,
  // The item has a mark beside the words, so it cannot be the child.
  'asChild'
> {
  /** State of the item; `indeterminate` when only a part is on. Default `false`. */
  checked?: boolean | 'indeterminate' | undefined;
  /** Called with the new state. The menu closes, unless `onSelect` calls `preventDefault()`. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** The words of the item. */
  children: ReactNode;
}

/**
 * An item that is on or off.
 *
 * @since 0.2.0
 */
export function DropdownMenuCheckboxItem({
  className,
  children,
  ...rest
}: DropdownMenuCheckboxItemProps): ReactElement {
  return (
    <Primitive.CheckboxItem
      data-slot="dropdown-menu-checkbox-item"
      className={itemStyles({ variant: 'neutral', className })}
      {...rest}
    >
      <Mark partly={rest.checked === 'indeterminate'} />
      {children}
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
export interface DropdownMenuRadioItemProps extends Omit<
  ComponentProps<typeof Primitive.RadioItem>,
  // The item has a mark beside the words, so it cannot be the child.
  'asChild'
> {
  /** Value of the item in its group. */
  value: string;
  /** The words of the item. */
  children: ReactNode;
}

/**
 * An item of a {@link DropdownMenuRadioGroup}.
 *
 * @since 0.2.0
 */
export function DropdownMenuRadioItem({
  className,
  children,
  ...rest
}: DropdownMenuRadioItemProps): ReactElement {
  return (
    <Primitive.RadioItem
      data-slot="dropdown-menu-radio-item"
      className={itemStyles({ variant: 'neutral', className })}
      {...rest}
    >
      <Mark />
      {children}
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
