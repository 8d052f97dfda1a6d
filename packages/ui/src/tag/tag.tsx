import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../class-names/class-names.js';
import X from 'lucide-react/icons/x';

/** Props of {@link Tag}. */
export interface TagProps extends ComponentProps<'span'> {
  /** An icon before the words. */
  leading?: ReactNode;
  /** There is a cross, and it was pressed. */
  onRemove?: () => void;
  /** Name of the cross: `Remove Tutoring`. Needed with `onRemove`. */
  removeLabel?: string;
  /** The words. */
  children: ReactNode;
}

/** A word that somebody gave: a skill, a chosen filter. What the product says about a thing is a Badge. */
export function Tag({
  leading,
  onRemove,
  removeLabel,
  className,
  children,
  ...rest
}: TagProps): ReactElement {
  return (
    <span
      data-slot="tag"
      className={cx(
        'inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full border border-line bg-fill py-0.5 ps-3 align-middle text-sm font-semibold [&_svg]:size-4 [&_svg]:shrink-0',
        onRemove ? 'pe-1' : 'pe-3',
        className,
      )}
      {...rest}
    >
      {leading}
      <span className="min-w-0 wrap-anywhere">{children}</span>
      {onRemove ? (
        <button
          type="button"
          data-slot="tag-remove"
          aria-label={removeLabel}
          onClick={onRemove}
          className="touch-target grid size-6 shrink-0 place-items-center rounded-full transition hover:bg-fill-hover"
        >
          <X aria-hidden="true" />
        </button>
      ) : null}
    </span>
  );
}
