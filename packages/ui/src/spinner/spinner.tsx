import type { ComponentProps, ReactElement } from 'react';
import { cx } from '../class-names/class-names.js';
import { SpinnerMark } from './spinner-mark.js';

/** Sizes of {@link Spinner}: 20, 32 and 56 px. */
export type SpinnerSize = 'sm' | 'md' | 'lg';

/** Props of {@link Spinner}. */
export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Name of the operation in progress, read out by screen readers. */
  label: string;
  /** Default `md`. */
  size?: SpinnerSize;
}

const sizes = { sm: 'size-5', md: 'size-8', lg: 'size-14' } satisfies Record<SpinnerSize, string>;

/** A turning honeycomb cell. Use it only while the session loads; use skeletons for everything else. */
export function Spinner({ label, size = 'md', className, ...rest }: SpinnerProps): ReactElement {
  return (
    <span
      data-slot="spinner"
      role="status"
      aria-label={label}
      className={cx('inline-flex text-brand-text', className)}
      {...rest}
    >
      <SpinnerMark className={sizes[size]} />
    </span>
  );
}
