import type { ComponentProps, MouseEvent, PointerEvent, ReactElement, ReactNode } from 'react';
import { cva } from 'class-variance-authority';
import { Slot } from '../slot/slot.js';
import { useMenu } from './menu-state.js';

/** Props of DropdownMenuItem and ContextMenuItem. */
export interface MenuItemProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
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

const styles = cva(
  'flex min-h-12 cursor-pointer items-center gap-3 rounded-[0.625rem] px-3 py-2 text-sm font-semibold wrap-anywhere outline-hidden select-none data-disabled:cursor-not-allowed data-disabled:opacity-45 [&_svg]:size-5 [&_svg]:shrink-0',
  { variants: { tone: { neutral: 'focus:bg-fill', danger: 'text-danger focus:bg-danger-soft' } } },
);

/** One choice. */
export function MenuItem({
  leading,
  tone = 'neutral',
  onSelect,
  disabled = false,
  asChild = false,
  className,
  onClick,
  onPointerMove,
  children,
  ...rest
}: MenuItemProps): ReactElement {
  const { slot, close } = useMenu();

  function choose(event: MouseEvent<HTMLDivElement>): void {
    if (disabled) {
      event.preventDefault();
      return;
    }
    onClick?.(event);
    close();
    onSelect?.();
  }

  /** Pointer and keys share one mark. */
  function mark(event: PointerEvent<HTMLDivElement>): void {
    onPointerMove?.(event);
    if (event.pointerType === 'mouse' && !disabled) event.currentTarget.focus({ preventScroll: true });
  }

  return (
    <Slot<HTMLDivElement>
      data-slot={`${slot}-item`}
      data-tone={tone}
      data-disabled={disabled ? '' : undefined}
      role="menuitem"
      tabIndex={-1}
      aria-disabled={disabled || undefined}
      className={styles({ tone, className })}
      onClick={choose}
      onPointerMove={mark}
      inside={(words) => (
        <>
          {leading}
          {words}
        </>
      )}
      {...rest}
    >
      {asChild ? children : <div>{children}</div>}
    </Slot>
  );
}

/** A line between groups of choices. */
export function MenuSeparator(): ReactElement {
  const { slot } = useMenu();
  return <div data-slot={`${slot}-separator`} role="separator" className="mx-1.5 my-1.5 h-px bg-line" />;
}

/** The name of a group. */
export function MenuLabel({ children }: { children: ReactNode }): ReactElement {
  const { slot } = useMenu();
  return (
    <div data-slot={`${slot}-label`} className="px-3 pt-2 pb-1 text-xs font-semibold text-fg-muted">
      {children}
    </div>
  );
}
