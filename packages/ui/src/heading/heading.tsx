import type { ComponentProps, ReactElement } from 'react';
import { cva } from 'class-variance-authority';

/** Sizes of {@link Heading}: 40 (64 on a wide screen), 28, 22 and 18 px in the display face; 18, 16 and 14 px in the text face. */
export type HeadingSize = 'hero' | 'page' | 'section' | 'subsection' | 'card' | 'item' | 'label';

/** Weights of {@link Heading}. */
export type HeadingWeight = 'bold' | 'semibold';

/** Props of {@link Heading}. */
export interface HeadingProps extends ComponentProps<'h2'> {
  /** Level in the outline of the page. */
  level: 1 | 2 | 3 | 4;
  /** Visual size. Default: the usual one of the level. */
  size?: HeadingSize;
  /** Default `bold`. `semibold` is for titles that repeat on a page, such as those of cards. */
  weight?: HeadingWeight;
}

const usual = { 1: 'page', 2: 'section', 3: 'card', 4: 'item' } satisfies Record<1 | 2 | 3 | 4, HeadingSize>;

const styles = cva('min-w-0', {
  variants: {
    size: {
      hero: 'font-display text-hero tracking-tight text-balance lg:text-display',
      page: 'font-display text-headline tracking-tight text-balance',
      section: 'font-display text-title tracking-tight text-balance',
      subsection: 'font-display text-subtitle tracking-tight text-balance',
      card: 'font-sans text-subtitle tracking-normal',
      item: 'font-sans text-base tracking-normal',
      label: 'font-sans text-sm tracking-normal',
    } satisfies Record<HeadingSize, string>,
    weight: { bold: 'font-bold', semibold: 'font-semibold' } satisfies Record<HeadingWeight, string>,
  },
});

/** A heading: `level` sets its place in the outline, `size` its appearance. */
export function Heading({
  level,
  size = usual[level],
  weight = 'bold',
  className,
  ...rest
}: HeadingProps): ReactElement {
  const Root = `h${level}` as const;
  return (
    <Root
      data-slot="heading"
      data-size={size}
      // Titles are often user text, in any script.
      dir="auto"
      className={styles({ size, weight, className })}
      {...rest}
    />
  );
}
