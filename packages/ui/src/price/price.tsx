import type { ComponentProps, ReactElement } from 'react';
import { cva } from 'class-variance-authority';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';

/** Sizes of {@link Price}: 16, 18 and 28 px. */
export type PriceSize = 'sm' | 'md' | 'lg';

/** Props of {@link Price}. */
export interface PriceProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Formatted amount with its currency: `$2,450.00`; or the word for a free item. */
  amount: string;
  /** Unit of the price, as in `/hour`. Omit it for a free item. */
  unit?: string;
  /** Former price, struck through, with a `label` for screen readers. Omit it when the price did not fall. */
  before?: { amount: string; label: string } | undefined;
  /** Default `md`. */
  size?: PriceSize;
}

const sizes = { sm: 'text-base', md: 'text-subtitle', lg: 'text-headline' } satisfies Record<
  PriceSize,
  string
>;

const styles = cva('font-extrabold tracking-tight max-w-full text-fg tabular-nums', {
  variants: { size: sizes },
});

/** An amount of money, in tabular figures so that columns line up. */
export function Price({ amount, unit, before, size = 'md', className, ...rest }: PriceProps): ReactElement {
  return (
    <span data-slot="price" data-size={size} className={styles({ size, className })} {...rest}>
      {amount}
      {unit ? <span className="text-sm font-medium tracking-normal text-fg-muted">{unit}</span> : null}
      {before ? (
        <>
          {' '}
          <s aria-hidden="true" className="text-sm font-medium tracking-normal text-fg-muted">
            {before.amount}
          </s>
          <VisuallyHidden>{before.label}</VisuallyHidden>
        </>
      ) : null}
    </span>
  );
}
