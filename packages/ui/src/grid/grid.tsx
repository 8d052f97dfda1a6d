import type { ComponentProps, ElementType, ReactElement } from 'react';
import { cva } from 'class-variance-authority';
import { Slot } from '../slot/slot.js';
import { gaps, type Space } from '../stack/stack.js';

/** How wide the cells of a {@link Grid} want to be: 9, 14 and 20 rem. */
export type CellWidth = 'sm' | 'md' | 'lg';

/** Props of {@link Grid}. */
export interface GridProps extends ComponentProps<'div'> {
  /** Default `sm`: two columns on the smallest phone, as listings have them. */
  cell?: CellWidth;
  /** Default `3`, 12 px. */
  gap?: Space;
  /** The only child is the grid: a list. Default `false`. */
  asChild?: boolean;
}

const styles = cva('grid min-w-0', {
  variants: {
    cell: {
      sm: 'grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]',
      md: 'grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))]',
      lg: 'grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))]',
    } satisfies Record<CellWidth, string>,
    gap: gaps,
  },
});

/** As many equal columns as there is room for. */
export function Grid({
  cell = 'sm',
  gap = '3',
  asChild = false,
  className,
  ...rest
}: GridProps): ReactElement {
  const Root: ElementType = asChild ? Slot : 'div';
  return <Root data-slot="grid" className={styles({ cell, gap, className })} {...rest} />;
}
