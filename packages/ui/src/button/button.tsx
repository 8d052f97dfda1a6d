import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react';
import { Slot } from '../slot/slot.js';
import { type ButtonSize, type ButtonVariant, buttonStyles } from './button.styles.js';
import { ButtonLabel } from './button-label.js';

/** Props of {@link Button}. */
export interface ButtonProps extends ComponentProps<'button'> {
  /** Default `secondary`; `primary` is the single main action of a view. */
  variant?: ButtonVariant;
  /** Default `md`. */
  size?: ButtonSize;
  /** The action is in progress: clicks are ignored, width and focus stay. Default `false`. */
  loading?: boolean;
  /** Replaces the label while loading, as in "Logging in...". */
  loadingLabel?: string;
  /** An icon before the label. */
  leading?: ReactNode;
  /** An icon or a count after the label. */
  trailing?: ReactNode;
  /** Fills the row. Default `false`. */
  fullWidth?: boolean;
  /** Applies style and behaviour to the only child, such as a link. Default `false`. */
  asChild?: boolean;
}

/** A button. Its `type` is `button`; set `type="submit"` to send a form. */
export function Button({
  variant = 'secondary',
  size = 'md',
  loading = false,
  loadingLabel,
  leading,
  trailing,
  fullWidth = false,
  asChild = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps): ReactElement {
  function handleClick(event: MouseEvent<HTMLButtonElement>): void {
    if (loading) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  }

  return (
    <Slot.Root
      data-slot="button"
      data-variant={variant}
      data-size={size}
      data-loading={loading || undefined}
      aria-disabled={loading || undefined}
      className={buttonStyles({ variant, size, fullWidth, className })}
      onClick={handleClick}
      {...rest}
    >
      <Slot.Slottable child={asChild ? children : <button type={type}>{children}</button>}>
        {(label) => (
          <>
            <ButtonLabel loading={loading} loadingLabel={loadingLabel} leading={leading}>
              {label}
            </ButtonLabel>
            {trailing}
          </>
        )}
      </Slot.Slottable>
    </Slot.Root>
  );
}
