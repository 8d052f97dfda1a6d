import type { ComponentProps, ReactElement } from 'react';
import { cx } from '../class-names/class-names.js';

/** Shapes of {@link Skeleton}. */
export type SkeletonShape = 'text' | 'block' | 'circle';

/** Props of {@link Skeleton}. Set width, height or aspect ratio by `className`, so that the skeleton has the size of the content. */
export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** `text` is as high as a line of the surrounding text. Default `block`. */
  shape?: SkeletonShape;
}

const shapes = {
  text: 'h-[1lh] rounded-chip border-y-4 border-transparent bg-clip-padding',
  block: 'rounded-card',
  circle: 'aspect-square rounded-full',
} satisfies Record<SkeletonShape, string>;

/** A placeholder with the final geometry. Hidden from screen readers: mark the region `aria-busy` instead. */
export function Skeleton({ shape = 'block', className, ...rest }: SkeletonProps): ReactElement {
  return (
    <span
      data-slot="skeleton"
      data-shape={shape}
      aria-hidden="true"
      className={cx('block max-w-full animate-glow bg-fill-hover', shapes[shape], className)}
      {...rest}
    />
  );
}
