import type { ComponentProps, ElementType, ReactElement } from 'react';
import { cx } from '../class-names/class-names.js';
import { Slot } from '../slot/slot.js';

/** Props of {@link VisuallyHidden}. */
export interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /** Hides the given element instead of a span. Default `false`. */
  asChild?: boolean;
}

/** Text for screen readers only. */
export function VisuallyHidden({ asChild = false, className, ...rest }: VisuallyHiddenProps): ReactElement {
  const Root: ElementType = asChild ? Slot : 'span';
  return <Root data-slot="visually-hidden" className={cx('sr-only', className)} {...rest} />;
}
