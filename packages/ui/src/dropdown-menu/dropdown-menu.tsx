import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { DropdownMenu as Primitive } from 'radix-ui';
import { cva, cx } from 'class-variance-authority';
import { RadixSlottable } from '../slot/radix-slottable.js';

/** Props of {@link DropdownMenu}. */
export interface DropdownMenuProps {
  /** Controls it. */
  open?: boolean;
  onOpenChange?: (change: { open: boolean }) => void;
  /** A {@link DropdownMenuTrigger} and a {@link DropdownMenuContent}. */
  children: ReactNode;
}

/** A menu behind a button. The page behind it stays alive: one press beside it closes it and is not lost. */
export function DropdownMenu({ open, onOpenChange, children }: DropdownMenuProps): ReactElement {
  return (
    <Primitive.Root
      modal={false}
      {...(open === undefined ? {} : { open })}
      onOpenChange={(next) => onOpenChange?.({ open: next })}
    >
      {children}
    </Primitive.Root>
  );
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

/** Props of {@link DropdownMenuContent}. */
export interface DropdownMenuContentProps extends ComponentProps<'div'> {
  /** Which edges of menu and button meet. Default `start`. */
  align?: 'start' | 'center' | 'end';
}

/** The list of choices; it scrolls when the window is lower than it. */
export function DropdownMenuContent({
  align = 'start',
  className,
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
          'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 origin-(--radix-dropdown-menu-content-transform-origin) overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-1.5 text-fg shadow-overlay',
          'data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in',
          className,
        )}
        {...rest}
      />
    </Primitive.Portal>
  );
}

/** Props of {@link DropdownMenuItem}. */
export interface DropdownMenuItemProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
  /** An icon before the words. */
  leading?: ReactNode;
  /** Default `neutral`; `danger` is for what cannot be undone. */
  tone?: 'neutral' | 'danger';
  /** Chosen by press, Enter or Space. The menu closes. */
  onSelect?: () => void;
  /** Default `false`. */
  disabled?: boolean;
  /** The only child, a link, is the item. Default `false`. */
  asChild?: boolean;
}

const item = cva(
  'flex min-h-12 cursor-pointer items-center gap-3 rounded-[0.625rem] px-3 py-2 text-sm font-semibold outline-none select-none data-disabled:cursor-not-allowed data-disabled:opacity-45 [&_svg]:size-5 [&_svg]:shrink-0',
  {
    variants: {
      tone: {
        neutral: 'data-highlighted:bg-fill',
        danger: 'text-danger data-highlighted:bg-danger-soft',
      },
    },
  },
);

/** One choice. */
export function DropdownMenuItem({
  leading,
  tone = 'neutral',
  onSelect,
  disabled = false,
  asChild = false,
  className,
  children,
  ...rest
}: DropdownMenuItemProps): ReactElement {
  return (
    <Primitive.Item
      data-slot="dropdown-menu-item"
      data-tone={tone}
      disabled={disabled}
      asChild={asChild}
      className={item({ tone, className })}
      onSelect={() => onSelect?.()}
      {...rest}
    >
      {leading}
      <RadixSlottable>{children}</RadixSlottable>
    </Primitive.Item>
  );
}

/** A line between groups of choices. */
export function DropdownMenuSeparator(): ReactElement {
  return <Primitive.Separator data-slot="dropdown-menu-separator" className="mx-1.5 my-1.5 h-px bg-line" />;
}

/** The name of a group. */
export function DropdownMenuLabel({ children }: { children: ReactNode }): ReactElement {
  return (
    <Primitive.Label
      data-slot="dropdown-menu-label"
      className="px-3 pt-2 pb-1 text-xs font-semibold text-fg-muted"
    >
      {children}
    </Primitive.Label>
  );
}
