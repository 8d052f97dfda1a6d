import type { ComponentProps, ReactElement } from 'react';
import { Separator as Primitive } from 'radix-ui';
import { cx } from '../class-names/class-names.js';

/** Props of {@link Separator}. */
export interface SeparatorProps extends ComponentProps<typeof Primitive.Root> {
  /** `vertical` separates the items of a row and is as tall as the row. Default `horizontal`. */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** The line only decorates: screen readers do not announce it. Default `false`. */
  decorative?: boolean | undefined;
}

/**
 * A hairline between groups of content.
 *
 * @since 0.2.0
 */
export function Separator({ className, ...rest }: SeparatorProps): ReactElement {
  return (
    <Primitive.Root
      data-slot="separator"
      className={cx(
        'shrink-0 bg-line data-[orientation=horizontal]:h-px data-[orientation=horizontal]:w-full data-[orientation=vertical]:w-px data-[orientation=vertical]:self-stretch forced-colors:bg-[CanvasText]',
        className,
      )}
      {...rest}
    />
  );
}
