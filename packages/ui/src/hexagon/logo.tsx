import type { ComponentProps, ReactElement } from 'react';
import { cx } from '../class-names/class-names.js';

/** Props of {@link Logo}. */
export interface LogoProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Name of the product: written next to the mark, or read out when only the mark is shown. */
  label: string;
  /** Writes the name next to the mark. Default `false`. */
  wordmark?: boolean;
}

/** The logo: an ink cell, open like a C, around a honey cell. As high as the text next to it allows. */
export function Logo({ label, wordmark = false, className, ...rest }: LogoProps): ReactElement {
  return (
    <span
      data-slot="logo"
      className={cx('inline-flex items-center gap-2 text-fg', className)}
      {...(wordmark ? {} : { role: 'img', 'aria-label': label })}
      {...rest}
    >
      <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className="size-8 shrink-0">
        <path
          d="M27.26 13.2V9.5L16 3 4.74 9.5v13L16 29l11.26-6.5v-3.7"
          stroke="currentColor"
          strokeWidth={3.6}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <path d="m16 9.2 5.89 3.4v6.8L16 22.8l-5.89-3.4v-6.8Z" className="fill-brand" />
      </svg>
      {wordmark ? (
        <span className="font-display text-[min(1.375rem,9vw)] font-bold tracking-tight">{label}</span>
      ) : null}
    </span>
  );
}
