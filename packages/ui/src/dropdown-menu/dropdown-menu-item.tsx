import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cva } from 'class-variance-authority';
import { Slot } from '../slot/slot.js';
import { Primitive } from './primitive.js';

/** Props of {@link DropdownMenuItem}. */
export interface DropdownMenuItemProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
  /** An icon before the words. */
  leading?: ReactNode;
  /** Default `neutral`; `danger` is for irreversible actions. */
  variant?: 'neutral' | 'danger';
  /** Called on press, Enter or Space. The menu closes. */
  onSelect?: () => void;
  /** Default `false`. */
  disabled?: boolean;
  /** Renders the only child, a link, as the item. Default `false`. */
  asChild?: boolean;
}

const styles = cva(
  'flex min-h-12 cursor-pointer items-center gap-3 rounded-[calc(var(--radius-card)-0.375rem)] px-3 py-2 text-sm font-semibold wrap-anywhere outline-hidden select-none data-disabled:cursor-not-allowed data-disabled:opacity-45 [&_svg]:size-5 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        neutral: 'data-highlighted:bg-fill',
        danger: 'text-danger data-highlighted:bg-danger-soft',
      },
    },
  },
);

/** An action of the menu. */
export function DropdownMenuItem({
  leading,
  variant = 'neutral',
  onSelect,
  asChild = false,
  className,
  children,
  ...rest
}: DropdownMenuItemProps): ReactElement {
  return (
    <Primitive.Item
      asChild
      data-slot="dropdown-menu-item"
      data-variant={variant}
      className={styles({ variant, className })}
      onSelect={() => onSelect?.()}
      {...rest}
    >
      <Slot.Slottable child={asChild ? children : <div>{children}</div>}>
        {(words) => (
          <>
            {leading}
            {words}
          </>
        )}
      </Slot.Slottable>
    </Primitive.Item>
  );
}

/** A line between groups of items. */
export function DropdownMenuSeparator(): ReactElement {
  return <Primitive.Separator data-slot="dropdown-menu-separator" className="mx-1.5 my-1.5 h-px bg-line" />;
}

/** Props of {@link DropdownMenuLabel}. */
export interface DropdownMenuLabelProps {
  /** A word or two about the items below it. */
  children: ReactNode;
}

/** Name of a group of items. */
export function DropdownMenuLabel({ children }: DropdownMenuLabelProps): ReactElement {
  return (
    <Primitive.Label
      data-slot="dropdown-menu-label"
      className="px-3 pt-2 pb-1 text-xs font-semibold text-fg-muted"
    >
      {children}
    </Primitive.Label>
  );
}
