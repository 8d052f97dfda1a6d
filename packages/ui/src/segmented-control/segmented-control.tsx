import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react';
import { cx } from '../class-names/class-names.js';
import { useControlled } from '../controlled/use-controlled.js';

/** One choice of a {@link SegmentedControl}. */
export interface Segment {
  value: string;
  label: ReactNode;
  /** Stands before the label. */
  icon?: ReactNode;
  disabled?: boolean;
}

/** Props of {@link SegmentedControl}. */
export interface SegmentedControlProps extends Omit<
  ComponentProps<'fieldset'>,
  'defaultValue' | 'children' | 'name'
> {
  /** What is chosen; read out, not shown. */
  label: string;
  /** Two to five short choices. */
  options: readonly Segment[];
  /** Name of the inputs in a form. Default: one of its own. */
  name?: string;
  /** Controls it. */
  value?: string;
  /** Default: the first. */
  defaultValue?: string;
  /** Called with the value that is chosen. */
  onValueChange?: (value: string) => void;
  /** Fills the row. Default `false`. */
  fullWidth?: boolean;
}

/** One of a few, always chosen, acting at once: a span of time, a layout, a theme. */
export function SegmentedControl({
  label,
  options,
  name,
  value,
  defaultValue = options[0]?.value ?? '',
  onValueChange,
  fullWidth = false,
  className,
  ...rest
}: SegmentedControlProps): ReactElement {
  const id = useId();
  const [chosen, keep] = useControlled(value, defaultValue);
  return (
    <fieldset
      data-slot="segmented-control"
      role="radiogroup"
      aria-label={label}
      className={cx('min-w-0 max-w-full', fullWidth ? 'w-full' : 'w-fit', className)}
      {...rest}
    >
      <div className="flex flex-wrap gap-1 rounded-control bg-fill p-1">
        {options.map((option) => (
          <label
            key={option.value}
            data-slot="segment"
            className="relative flex min-h-9 min-w-0 flex-auto cursor-pointer items-center justify-center gap-2 rounded-[0.625rem] border border-transparent px-3.5 py-1 text-center text-sm font-semibold text-fg-muted transition hover:text-fg has-checked:border-line-strong has-checked:bg-surface has-checked:text-fg has-checked:shadow-raised has-disabled:cursor-not-allowed has-disabled:opacity-45 has-focus-visible:outline-2 has-focus-visible:outline-focus coarse:min-h-11 [&_svg]:size-4.5 [&_svg]:shrink-0"
          >
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === chosen}
              disabled={option.disabled}
              onChange={() => {
                keep(option.value);
                onValueChange?.(option.value);
              }}
              className="absolute inset-0 cursor-[inherit] appearance-none rounded-[inherit] text-base outline-none"
            />
            {option.icon}
            <span className="min-w-0 wrap-anywhere">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
