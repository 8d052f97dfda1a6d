import type { ComponentProps, ReactElement } from 'react';
import { cva } from 'class-variance-authority';

/** Looks of {@link Heading}: 40, 28, 22 and 18 px. */
export type HeadingSize = 'hero' | 'page' | 'section' | 'card';

/** Props of {@link Heading}. */
export interface HeadingProps extends ComponentProps<'h2'> {
  /** Its place in the outline of the page. */
  level: 1 | 2 | 3 | 4;
  /** Its looks. Default: what usually stands at its level. */
  size?: HeadingSize;
}

const usual = { 1: 'page', 2: 'section', 3: 'card', 4: 'card' } satisfies Record<1 | 2 | 3 | 4, HeadingSize>;

const styles = cva('min-w-0 font-bold text-balance', {
  variants: {
    size: {
      hero: 'font-display text-hero tracking-tight',
      page: 'font-display text-2xl tracking-tight',
      section: 'font-display text-xl tracking-tight',
      card: 'font-sans text-lg tracking-normal',
    } satisfies Record<HeadingSize, string>,
  },
});

/** A heading: its level says where it stands, its size how it looks. */
export function Heading({ level, size = usual[level], className, ...rest }: HeadingProps): ReactElement {
  const Root = `h${level}` as const;
  return <Root data-slot="heading" data-size={size} className={styles({ size, className })} {...rest} />;
}
