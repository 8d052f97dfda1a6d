import type { ComponentProps, ElementType, ReactElement } from 'react';
import { cx } from '../class-names/class-names.js';
import { Slot } from '../slot/slot.js';

/** Props of {@link Link}. */
export interface LinkProps extends ComponentProps<'a'> {
  /** Applies the style to the only child, such as the application's own link. Default `false`. */
  asChild?: boolean;
  /** Makes a link outside of running text large enough for touch. Default `false`. */
  standalone?: boolean;
}

/** An underlined link in ink. */
export function Link({ asChild = false, standalone = false, className, ...rest }: LinkProps): ReactElement {
  const Root: ElementType = asChild ? Slot.Root : 'a';
  return (
    <Root
      data-slot="link"
      className={cx(
        'font-semibold text-fg underline decoration-line-strong decoration-1 underline-offset-4',
        'transition hover:decoration-fg hover:decoration-2',
        standalone && 'touch-target inline-block',
        className,
      )}
      {...rest}
    />
  );
}
