import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../class-names/class-names.js';
import X from 'lucide-react/icons/x';

/** Props of {@link Tag}. */
export interface TagProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Called when the tag is pressed; the caller removes it. */
  onRemove: () => void;
  /** Accessible name: `Remove Verified`. */
  removeLabel: string;
  /** The words. */
  children: ReactNode;
}

/** A chosen value, such as an active filter; a press removes it. Use a Badge for a property of an item. */
export function Tag({ onRemove, removeLabel, className, children, ...rest }: TagProps): ReactElement {
  return (
    <button
      type="button"
      data-slot="tag"
      aria-label={removeLabel}
      onClick={onRemove}
      className={cx(
        'touch-target inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-chip bg-brand-soft px-3 text-start text-sm font-semibold',
        className,
      )}
      {...rest}
    >
      <span className="min-w-0 wrap-anywhere">{children}</span>
      <X aria-hidden="true" className="size-4 shrink-0" />
    </button>
  );
}
