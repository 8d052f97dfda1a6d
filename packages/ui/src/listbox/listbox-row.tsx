import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../class-names/class-names.js';

/** Props of {@link ListboxRow}, and those of an element. */
export interface ListboxRowProps extends Omit<ComponentProps<'div'>, 'role' | 'children'> {
  /** `data-slot` of the row. */
  slot: string;
  /** Name of the row. */
  label: ReactNode;
  /** Secondary line. */
  description?: ReactNode;
  /** Icon or picture before the label. */
  leading?: ReactNode;
  /** Mark or count after the label. */
  trailing?: ReactNode;
  /** The arrow keys are at this row. */
  active: boolean;
  /** The row is the answer, or one of the answers. */
  selected: boolean;
  /** The row cannot be chosen. */
  disabled?: boolean | undefined;
}

/** A row of a list whose text field keeps the focus and handles the keys. */
export function ListboxRow(props: ListboxRowProps): ReactElement {
  const { slot, label, description, leading, trailing, active, selected, disabled, className, ...rest } =
    props;
  return (
    <div
      role="option"
      data-slot={slot}
      data-active={active || undefined}
      aria-selected={selected}
      aria-disabled={disabled === true || undefined}
      className={cx(
        'flex min-h-12 cursor-pointer items-center gap-3 rounded-[calc(var(--ch-radius-card)-0.375rem)] px-3 py-1.5 hover:bg-fill data-active:bg-fill data-active:inset-ring-2 data-active:inset-ring-focus aria-disabled:cursor-not-allowed aria-disabled:opacity-45 [&_svg]:size-5 [&_svg]:shrink-0',
        className,
      )}
      {...rest}
    >
      {leading}
      <span className="grid min-w-0 flex-1">
        {label}
        {description}
      </span>
      {trailing}
    </div>
  );
}
