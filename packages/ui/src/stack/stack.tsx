import type { ComponentProps, ElementType, ReactElement } from 'react';
import { cva } from 'class-variance-authority';
import { Slot } from '../slot/slot.js';

/** Space between things: 4, 8, 12, 16, 24, 32 and 48 px. */
export type Space = '1' | '2' | '3' | '4' | '6' | '8' | '12';

/** Props of {@link Stack}. */
export interface StackProps extends ComponentProps<'div'> {
  /** Default `column`. A row wraps when it is too long. */
  direction?: 'column' | 'row';
  /** Default `4`, 16 px. */
  gap?: Space;
  /** Across the direction. Default `stretch` in a column, `center` in a row. */
  align?: 'start' | 'center' | 'end' | 'stretch';
  /** Along the direction. Default `start`. */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** The only child is the stack: a list, a section. Default `false`. */
  asChild?: boolean;
}

/** Gaps of {@link Stack} and Grid. */
export const gaps = {
  '1': 'gap-1',
  '2': 'gap-2',
  '3': 'gap-3',
  '4': 'gap-4',
  '6': 'gap-6',
  '8': 'gap-8',
  '12': 'gap-12',
} satisfies Record<Space, string>;

const styles = cva('flex min-w-0', {
  variants: {
    direction: { column: 'flex-col', row: 'flex-wrap' },
    gap: gaps,
    align: { start: 'items-start', center: 'items-center', end: 'items-end', stretch: 'items-stretch' },
    justify: {
      start: 'justify-start',
      center: 'justify-center',
      end: 'justify-end',
      between: 'justify-between',
    },
  },
});

/** Things one under the other, or side by side, with even space between them. */
export function Stack({
  direction = 'column',
  gap = '4',
  align = direction === 'row' ? 'center' : 'stretch',
  justify = 'start',
  asChild = false,
  className,
  ...rest
}: StackProps): ReactElement {
  const Root: ElementType = asChild ? Slot : 'div';
  return (
    <Root data-slot="stack" className={styles({ direction, gap, align, justify, className })} {...rest} />
  );
}
