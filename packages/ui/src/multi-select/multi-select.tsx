import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react';
import { cx } from '../class-names/class-names.js';
import Check from 'lucide-react/icons/check';
import { useControlled } from '../controlled/use-controlled.js';
import { FieldError } from '../field/field-error.js';
import { errorId } from '../field/field-ids.js';

/** One choice of a {@link MultiSelect}. */
export interface ChipOption {
  value: string;
  label: ReactNode;
  /** Stands before the label. */
  icon?: ReactNode;
  disabled?: boolean;
}

/** Props of {@link MultiSelect}. */
export interface MultiSelectProps extends Omit<ComponentProps<'fieldset'>, 'defaultValue' | 'children'> {
  /** What is asked. */
  legend: ReactNode;
  /** Name of the checkboxes in the form. */
  name: string;
  /** What can be chosen, in order. */
  options: readonly ChipOption[];
  /** Controls it. */
  values?: readonly string[];
  /** Default: none. */
  defaultValues?: readonly string[];
  /** Is told of all that is chosen, after each change. */
  onValuesChange?: (change: { values: readonly string[] }) => void;
  /** How many may be chosen; the rest rests then. Default: all. */
  maxChosen?: number;
  /** What is wrong, and what to do; read out when it appears. */
  error?: string | undefined;
  /** Hides the legend from sight, where the place says enough. Default `false`. */
  hideLegend?: boolean;
}

/** Any of several, all in view as chips. They are checkboxes, so forms and screen readers know them. */
export function MultiSelect({
  legend,
  name,
  options,
  values,
  defaultValues = [],
  onValuesChange,
  maxChosen = Number.POSITIVE_INFINITY,
  error,
  hideLegend = false,
  className,
  ...rest
}: MultiSelectProps): ReactElement {
  const id = useId();
  const [chosen, keep] = useControlled<readonly string[]>(values, defaultValues);

  function toggle(value: string): void {
    // In the order of the options, whatever the order of the presses.
    const next = options
      .map((option) => option.value)
      .filter((one) => (one === value ? !chosen.includes(one) : chosen.includes(one)));
    keep(next);
    onValuesChange?.({ values: next });
  }

  return (
    <fieldset
      data-slot="multi-select"
      data-invalid={error ? true : undefined}
      aria-describedby={error ? errorId(id) : undefined}
      className={cx('min-w-0', className)}
      {...rest}
    >
      <legend className={hideLegend ? 'sr-only' : 'mb-1.5 text-sm font-semibold'}>{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label, icon, disabled = false }) => {
          const checked = chosen.includes(value);
          return (
            <label
              key={value}
              data-slot="chip"
              className="relative inline-flex min-h-10 max-w-full cursor-pointer items-center gap-1.5 rounded-full border border-line-strong bg-surface px-4 py-1.5 text-sm font-semibold transition hover:border-fg-muted has-checked:border-fg has-checked:bg-brand-soft has-checked:inset-ring-1 has-checked:inset-ring-fg has-disabled:cursor-not-allowed has-disabled:opacity-45 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0"
            >
              <input
                type="checkbox"
                name={name}
                value={value}
                checked={checked}
                disabled={disabled || (!checked && chosen.length >= maxChosen)}
                onChange={() => toggle(value)}
                className="absolute inset-0 cursor-[inherit] appearance-none rounded-full text-base outline-none"
              />
              {checked ? <Check aria-hidden="true" /> : icon}
              <span className="min-w-0 wrap-anywhere">{label}</span>
            </label>
          );
        })}
      </div>
      <FieldError id={errorId(id)} error={error} />
    </fieldset>
  );
}
