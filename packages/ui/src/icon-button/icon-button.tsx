import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cva } from 'class-variance-authority';
import type { ButtonSize, ButtonVariant } from '../button/button.styles.js';
import { Badge } from '../badge/badge.js';
import { countText } from '../badge/count-text.js';
import { Slot } from '../slot/slot.js';

/** Styles of icon buttons: those of buttons, and `photo` for use on a picture. */
export type IconButtonVariant = ButtonVariant | 'photo';

/** Props of {@link IconButton}. */
export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Action of the button; its name for screen readers. */
  label: string;
  /** Default `ghost`. */
  variant?: IconButtonVariant;
  /** Default `md`. */
  size?: ButtonSize;
  /** Count at the corner, read out after the label. Hidden at 0. */
  badge?: number;
  /** Applies the style to the only child, such as a link around an icon. Default `false`. */
  asChild?: boolean;
  /** The icon. */
  children: ReactNode;
}

const variants = {
  primary: 'border-transparent bg-brand text-on-brand hover:bg-brand-hover',
  secondary: 'border-transparent bg-fg text-bg hover:bg-ink-hover',
  outline: 'border-line bg-fill text-fg hover:border-line-strong hover:bg-fill-hover',
  ghost: 'border-transparent text-fg hover:bg-fill',
  danger: 'border-transparent text-danger hover:bg-danger-soft',
  photo: 'border-transparent bg-surface/90 text-fg hover:bg-surface',
} satisfies Record<IconButtonVariant, string>;

const sizes = {
  sm: 'touch-target size-9 [&_svg]:size-4.5',
  md: 'size-control [&_svg]:size-5',
  lg: 'size-13 [&_svg]:size-6',
} satisfies Record<ButtonSize, string>;

const styles = cva(
  [
    'relative inline-grid shrink-0 place-items-center border transition active:translate-y-px',
    'disabled:cursor-not-allowed disabled:opacity-45',
  ],
  {
    variants: {
      variant: variants,
      size: sizes,
      round: { true: 'rounded-full', false: 'rounded-control' },
    },
  },
);

/** A button that is only an icon. */
export function IconButton({
  label,
  variant = 'ghost',
  size = 'md',
  badge = 0,
  asChild = false,
  type = 'button',
  className,
  children,
  ...rest
}: IconButtonProps): ReactElement {
  return (
    <Slot.Root
      data-slot="icon-button"
      data-variant={variant}
      data-size={size}
      aria-label={badge > 0 ? `${label}, ${countText(badge)}` : label}
      className={styles({ variant, size, round: variant === 'photo', className })}
      {...rest}
    >
      <Slot.Slottable child={asChild ? children : <button type={type}>{children}</button>}>
        {(icon) => (
          <>
            {icon}
            {badge > 0 ? (
              <span className="pointer-events-none absolute -end-1.5 -top-1.5 rounded-full ring-2 ring-bg">
                <Badge count={badge} />
              </span>
            ) : null}
          </>
        )}
      </Slot.Slottable>
    </Slot.Root>
  );
}
