import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { DropdownMenu as Primitive } from 'radix-ui';
import { cva } from 'class-variance-authority';

/** A menu behind a button. */
export function DropdownMenu({ children }: { children: ReactNode }): ReactElement {
  return <Primitive.Root modal={false}>{children}</Primitive.Root>;
}

/** The button; pass `asChild` to use one of your own. */
export function DropdownMenuTrigger(props: ComponentProps<'button'> & { asChild?: boolean }): ReactElement {
  return <Primitive.Trigger data-slot="dropdown-menu-trigger" {...props} />;
}

/** Props of {@link DropdownMenuContent}. */
export interface DropdownMenuContentProps extends ComponentProps<'div'> {
  /** Which edges meet. Default `start`. */
  align?: 'start' | 'center' | 'end';
}

/** The list of choices. */
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
        className={`z-50 min-w-48 rounded-card border border-line bg-surface p-1.5 text-fg shadow-overlay data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in ${className ?? ''}`}
        {...rest}
      />
    </Primitive.Portal>
  );
}

/** Props of {@link DropdownMenuItem}. */
export interface DropdownMenuItemProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
  /** An icon before the words. */
  leading?: ReactNode;
  /** `danger` for what cannot be undone. */
  tone?: 'neutral' | 'danger';
  /** Chosen by press, Enter or Space. The menu closes. */
  onSelect?: () => void;
  disabled?: boolean;
  /** The only child, a link, is the item. */
  asChild?: boolean;
}

const item = cva(
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-2 text-sm font-semibold outline-none data-disabled:cursor-not-allowed data-disabled:opacity-45 data-highlighted:bg-fill [&_svg]:shrink-0',
  { variants: { tone: { neutral: '', danger: 'text-danger' } } },
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
      {asChild ? (
        children
      ) : (
        <>
          {leading}
          {children}
        </>
      )}
    </Primitive.Item>
  );
}

/** A line between groups of choices. */
export function DropdownMenuSeparator(): ReactElement {
  return <Primitive.Separator data-slot="dropdown-menu-separator" className="mx-1 my-1.5 h-px bg-line" />;
}

/** The name of a group. */
export function DropdownMenuLabel({ children }: { children: ReactNode }): ReactElement {
  return (
    <Primitive.Label
      data-slot="dropdown-menu-label"
      className="px-3 py-2 text-xs font-semibold text-fg-muted"
    >
      {children}
    </Primitive.Label>
  );
}
