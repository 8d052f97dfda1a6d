import type { ComponentProps, ElementType, ReactElement } from 'react';
import { cva } from 'class-variance-authority';
import { Slot } from '../slot/slot.js';

/** Widths of {@link Container}: a form (28 rem), a text (42 rem), a page (72 rem), or all there is. */
export type ContainerWidth = 'form' | 'text' | 'page' | 'full';

/** Props of {@link Container}. */
export interface ContainerProps extends ComponentProps<'div'> {
  /** Default `page`. */
  width?: ContainerWidth;
  /** The only child is the container: `main`. Default `false`. */
  asChild?: boolean;
}

const styles = cva('mx-auto w-full min-w-0 px-gutter lg:px-8', {
  variants: {
    width: {
      form: 'max-w-md',
      text: 'max-w-2xl',
      page: 'max-w-6xl',
      full: 'max-w-none',
    } satisfies Record<ContainerWidth, string>,
  },
});

/** Keeps content off the edges of the screen, and lines within what eyes can follow. */
export function Container({
  width = 'page',
  asChild = false,
  className,
  ...rest
}: ContainerProps): ReactElement {
  const Root: ElementType = asChild ? Slot : 'div';
  return <Root data-slot="container" data-width={width} className={styles({ width, className })} {...rest} />;
}
