import type { ComponentProps, ElementType, ReactElement } from 'react';
import { cva } from 'class-variance-authority';
import { Slot } from '../slot/slot.js';

/** Padding of {@link Card}: none, 12 and 16 px. */
export type CardPadding = 'none' | 'sm' | 'md';

/** Props of {@link Card}. */
export interface CardProps extends ComponentProps<'div'> {
  /** Default `md`; `none` lets a photo reach the edge. */
  padding?: CardPadding;
  /** Makes the whole card pressable; use it with `asChild` on a link or a button. Default `false`. */
  interactive?: boolean;
  /** Applies the style to the only child, such as an article or a link. Default `false`. */
  asChild?: boolean;
}

const paddings = { none: 'overflow-hidden', sm: 'p-3', md: 'p-gutter' } satisfies Record<CardPadding, string>;

const styles = cva('block rounded-card border border-line bg-surface text-fg shadow-raised', {
  variants: {
    padding: paddings,
    interactive: {
      // Undoes the centring of a button's content.
      true: 'text-start transition hover:border-line-strong active:translate-y-px',
      false: '',
    },
  },
});

/** A surface with a hairline border. */
export function Card({
  padding = 'md',
  interactive = false,
  asChild = false,
  className,
  ...rest
}: CardProps): ReactElement {
  const Root: ElementType = asChild ? Slot.Root : 'div';
  return (
    <Root
      data-slot="card"
      data-interactive={interactive || undefined}
      className={styles({ padding, interactive, className })}
      {...rest}
    />
  );
}
