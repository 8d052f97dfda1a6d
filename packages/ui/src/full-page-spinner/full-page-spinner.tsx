import type { ComponentProps, ReactElement } from 'react';
import { cx } from '../class-names/class-names.js';
import { Spinner } from '../spinner/spinner.js';

/** Props of {@link FullPageSpinner}. */
export interface FullPageSpinnerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is being waited for: `Loading...`. */
  label: string;
}

/** Nothing else can be shown yet: the session is being asked for. What is over within 300 ms shows nothing. */
export function FullPageSpinner({ label, className, ...rest }: FullPageSpinnerProps): ReactElement {
  return (
    <div
      data-slot="full-page-spinner"
      className={cx('grid min-h-dvh place-items-center bg-bg', className)}
      {...rest}
    >
      <Spinner label={label} size="lg" className="animate-late-in" />
    </div>
  );
}
