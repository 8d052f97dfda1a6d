import type { ComponentProps, ElementType, ReactElement } from 'react';
import { cva } from 'class-variance-authority';
import { Slot } from '../slot/slot.js';

/** Sizes of {@link Text}: 12, 14, 16 and 18 px. */
export type TextSize = 'xs' | 'sm' | 'md' | 'lg';

/** Props of {@link Text}. */
export interface TextProps extends ComponentProps<'p'> {
  /** Default `md`. */
  size?: TextSize;
  /** Default `ink`. */
  tone?: 'ink' | 'muted' | 'danger' | 'success';
  /** Default `normal`. */
  weight?: 'normal' | 'semibold' | 'bold';
  /** After so many lines it ends with an ellipsis. Default: never. */
  lines?: 1 | 2 | 3;
  /** Figures of one width, for columns and money. Default `false`. */
  tabular?: boolean;
  /** The only child is the text: a `span`, a `time`. Default `false`: a paragraph. */
  asChild?: boolean;
}

const styles = cva('min-w-0', {
  variants: {
    size: { xs: 'text-xs', sm: 'text-sm', md: 'text-base', lg: 'text-lg' } satisfies Record<TextSize, string>,
    tone: { ink: 'text-fg', muted: 'text-fg-muted', danger: 'text-danger', success: 'text-success' },
    weight: { normal: 'font-normal', semibold: 'font-semibold', bold: 'font-bold' },
    lines: { 1: 'truncate', 2: 'line-clamp-2', 3: 'line-clamp-3' },
    tabular: { true: 'tabular-nums', false: '' },
  },
});

/** A text in one of the sizes and colours that there are. */
export function Text({
  size = 'md',
  tone = 'ink',
  weight = 'normal',
  lines,
  tabular = false,
  asChild = false,
  className,
  ...rest
}: TextProps): ReactElement {
  const Root: ElementType = asChild ? Slot : 'p';
  return (
    <Root
      data-slot="text"
      data-size={size}
      data-tone={tone}
      className={styles({ size, tone, weight, lines, tabular, className })}
      {...rest}
    />
  );
}
