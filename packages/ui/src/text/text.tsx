import type { ComponentProps, ReactElement } from 'react';
import { cva } from 'class-variance-authority';
import { Slot } from '../slot/slot.js';

/** Sizes of {@link Text}: 12, 14, 16 and 18 px. */
export type TextSize = 'xs' | 'sm' | 'md' | 'lg';

/** Tones of {@link Text}: `muted` for secondary text, the others for states. */
export type TextTone = 'neutral' | 'muted' | 'success' | 'warning' | 'danger';

/** Weights of {@link Text}. */
export type TextWeight = 'regular' | 'semibold' | 'bold';

/** Props of {@link Text}. */
export interface TextProps extends ComponentProps<'p'> {
  /** Default `md`. */
  size?: TextSize | undefined;
  /** Default: the colour of the surrounding text. */
  tone?: TextTone | undefined;
  /** Default: the weight of the surrounding text. */
  weight?: TextWeight | undefined;
  /** Cuts the text at the end of its first line. Default `false`. */
  truncate?: boolean | undefined;
  /** Applies the style to the only child, such as a `<span>`, a `<li>` or a `<time>`. Default `false`. */
  asChild?: boolean | undefined;
}

const styles = cva('min-w-0', {
  variants: {
    size: {
      xs: 'text-xs',
      sm: 'text-sm',
      md: 'text-base',
      lg: 'text-subtitle',
    } satisfies Record<TextSize, string>,
    tone: {
      neutral: 'text-fg',
      muted: 'text-fg-muted',
      success: 'text-success',
      warning: 'text-warning',
      danger: 'text-danger',
    } satisfies Record<TextTone, string>,
    weight: {
      regular: 'font-normal',
      semibold: 'font-semibold',
      bold: 'font-bold',
    } satisfies Record<TextWeight, string>,
    truncate: { true: 'truncate', false: 'wrap-break-word' },
  },
});

/**
 * Body text: a paragraph, or with `asChild` another element.
 *
 * @since 0.2.0
 */
export function Text({
  size = 'md',
  tone,
  weight,
  truncate = false,
  asChild = false,
  className,
  children,
  ...rest
}: TextProps): ReactElement {
  const Root = asChild ? Slot.Root : 'p';
  return (
    <Root
      data-slot="text"
      data-size={size}
      data-tone={tone}
      className={styles({ size, tone, weight, truncate, className })}
      {...rest}
    >
      {children}
    </Root>
  );
}
