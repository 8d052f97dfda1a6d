import type { ComponentProps, ReactElement } from 'react';
import { VisuallyHidden as Primitive } from 'radix-ui';
import { cx } from '../class-names/class-names.js';

/** Props of {@link VisuallyHidden}. */
export interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /** Hides the given element instead of a span. Default `false`. */
  asChild?: boolean;
}

/**
 * Text for screen readers only. Radix hides it by a style attribute, which a strict content security policy ignores in server-rendered
 * pages; the class name hides it there.
 */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps): ReactElement {
  return <Primitive.Root data-slot="visually-hidden" className={cx('sr-only', className)} {...rest} />;
}
