import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react';
import { cx } from '../class-names/class-names.js';
import { FieldError } from '../field/field-error.js';
import { errorId } from '../field/field-ids.js';

/** One choice of a {@link RadioGroup}. */
export interface RadioOption {
  value: string;
  label: ReactNode;
  /** Help under the label. */
  description?: ReactNode;
  /** Stands before the label. */
  icon?: ReactNode;
  disabled?: boolean;
}

/** Props of {@link RadioGroup}. */
export interface RadioGroupProps extends Omit<ComponentProps<'fieldset'>, 'defaultValue' | 'children'> {
  /** What is asked. */
  legend: ReactNode;
  /** Name of the inputs in the form. */
  name: string;
  /** What can be chosen, in order. */
  options: readonly RadioOption[];
  /** Controls it; an empty text chooses none. */
  value?: string;
  /** Chosen at the beginning. Default: none. */
  defaultValue?: string;
  /** Called with the value that is chosen. */
  onValueChange?: (value: string) => void;
  /** What is wrong, and what to do; read out when it appears. */
  error?: string | undefined;
  /** Hides the legend from sight, where the place says enough. Default `false`. */
  hideLegend?: boolean;
}

/** One of a few, all in view: rows that are pressed as a whole. Many choices are a NativeSelect. */
export function RadioGroup({
  legend,
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  error,
  hideLegend = false,
  className,
  ...rest
}: RadioGroupProps): ReactElement {
  const id = useId();
  return (
    <fieldset
      data-slot="radio-group"
      data-invalid={error ? true : undefined}
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-describedby={error ? errorId(id) : undefined}
      aria-invalid={error ? true : undefined}
      className={cx('min-w-0', className)}
      {...rest}
    >
      <legend id={`${id}-legend`} className={hideLegend ? 'sr-only' : 'mb-1.5 text-sm font-semibold'}>
        {legend}
      </legend>
      <div className="grid gap-2">
        {options.map((option, index) => (
          <RadioRow
            key={option.value}
            id={`${id}-${index}`}
            option={option}
            invalid={Boolean(error)}
            input={{
              name,
              value: option.value,
              ...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value }),
              onChange: () => onValueChange?.(option.value),
            }}
          />
        ))}
      </div>
      <FieldError id={errorId(id)} error={error} />
    </fieldset>
  );
}

interface RadioRowProps {
  id: string;
  option: RadioOption;
  invalid: boolean;
  input: ComponentProps<'input'>;
}

function RadioRow({ id, option, invalid, input }: RadioRowProps): ReactElement {
  const { label, description, icon, disabled = false } = option;
  return (
    <label
      data-slot="radio-row"
      data-invalid={invalid || undefined}
      className="flex min-h-13 min-w-0 cursor-pointer items-center gap-3 rounded-control border border-line-strong bg-surface px-3.5 py-3 transition hover:border-fg-muted has-checked:border-fg has-checked:bg-brand-soft has-checked:inset-ring-1 has-checked:inset-ring-fg has-disabled:cursor-not-allowed has-disabled:opacity-45 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus data-invalid:not-has-checked:border-danger"
    >
      {icon ? <span className="shrink-0 [&_svg]:size-6">{icon}</span> : null}
      <span className="grid min-w-0 flex-1 wrap-anywhere">
        <span id={`${id}-label`} className="font-semibold">
          {label}
        </span>
        {description ? (
          <span id={`${id}-description`} className="text-sm text-fg-muted">
            {description}
          </span>
        ) : null}
      </span>
      <span className="grid size-6 shrink-0 *:[grid-area:1/1]">
        <input
          {...input}
          data-slot="radio"
          type="radio"
          disabled={disabled}
          aria-labelledby={`${id}-label`}
          aria-describedby={description ? `${id}-description` : undefined}
          className="peer size-6 cursor-[inherit] appearance-none rounded-full border-2 border-line-strong bg-surface outline-none transition checked:border-on-brand checked:bg-brand"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none size-2.5 scale-50 place-self-center rounded-full border border-transparent bg-on-brand opacity-0 transition peer-checked:scale-100 peer-checked:opacity-100"
        />
      </span>
    </label>
  );
}
