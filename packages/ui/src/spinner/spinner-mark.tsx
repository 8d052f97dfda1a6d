import type { ComponentProps, ReactElement } from 'react';
import { cx } from '../class-names/class-names.js';

const cell = 'M12 2.5 20.2 7.25v9.5L12 21.5l-8.2-4.75v-9.5Z';

/** The turning cell without a label, for use next to a text that names the operation. */
export function SpinnerMark({ className, ...rest }: ComponentProps<'svg'>): ReactElement {
  return (
    <svg
      data-slot="spinner-mark"
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={cx('animate-turn spinner-line', className)}
      {...rest}
    >
      <path d={cell} opacity={0.25} />
      <path d={cell} pathLength={6} strokeDasharray="2 4" />
    </svg>
  );
}
