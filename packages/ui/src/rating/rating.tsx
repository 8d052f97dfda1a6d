import type { ComponentProps, ReactElement } from 'react';
import { cva } from 'class-variance-authority';
import { partOf } from './part-of.js';
import { Star } from './star.js';

/** Sizes of {@link Rating}: stars of 14, 18 and 24 px. */
export type RatingSize = 'sm' | 'md' | 'lg';

/** Props of {@link Rating}. */
export interface RatingProps extends Omit<ComponentProps<'span'>, 'children' | 'aria-label'> {
  /** Rating from 0 to `max`; stars may be partly filled. */
  value: number;
  /** Number of stars. Default 5. */
  max?: number;
  /** @deprecated Use `max`. Goes with version 0.3. */
  outOf?: number;
  /** Text for screen readers: `4.6 out of 5, 18 reviews`. */
  label: string;
  /** Text after the stars: `4.6 (18)`. Default: none. */
  text?: string;
  /** Shows a single star, where `text` states the number. Default `false`. */
  short?: boolean;
  /** Default `md`. */
  size?: RatingSize;
}

const styles = cva(
  'inline-flex max-w-full flex-wrap items-center gap-x-1.5 align-middle font-semibold tabular-nums',
  {
    variants: {
      size: {
        sm: 'text-xs [&_svg]:size-3.5',
        md: 'text-sm [&_svg]:size-4.5',
        lg: 'text-base [&_svg]:size-6',
      } satisfies Record<RatingSize, string>,
    },
  },
);

/** Shows a rating. Use RatingField to ask for one. */
export function Rating({
  value,
  outOf = 5,
  max = outOf,
  label,
  text,
  short = false,
  size = 'md',
  className,
  ...rest
}: RatingProps): ReactElement {
  return (
    <span
      data-slot="rating"
      data-size={size}
      role="img"
      aria-label={label}
      className={styles({ size, className })}
      {...rest}
    >
      <span className="inline-flex gap-0.5">
        {short ? (
          <Star part={1} />
        ) : (
          Array.from({ length: max }, (_, index) => <Star key={index} part={partOf(value, index)} />)
        )}
      </span>
      {text ? <span>{text}</span> : null}
    </span>
  );
}
