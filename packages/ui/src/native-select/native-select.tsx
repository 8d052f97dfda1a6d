import type { ComponentProps, ReactElement } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Field, type LabelledProps } from '../field/field.js';
import { valueChange } from '../field/value-change.js';
import { controlBox, controlInner } from '../field/control.styles.js';

/** An option of a {@link NativeSelect}. */
export interface NativeSelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

/** Options under a heading. */
export interface NativeSelectGroup {
  label: string;
  options: readonly NativeSelectOption[];
}

/** Props of {@link NativeSelect}, and those of a select. `ref` and the rest reach the select; `className` styles the field. */
export interface NativeSelectProps
  extends LabelledProps, Omit<ComponentProps<'select'>, 'children' | 'multiple'> {
  /** Options in order; a group has its own heading. */
  options: readonly (NativeSelectOption | NativeSelectGroup)[];
  /** Text while nothing is selected; its value is empty. */
  placeholder?: string;
  /** Called with the value of the selected option, beside the element's own `onChange`. */
  onValueChange?: ((value: string) => void) | undefined;
}

/**
 * A select box. Uses the browser's own select: on a cheap phone it shows the familiar picker, opens at once, works with every screen
 * reader, and adds no code, where Radix Select adds 27 KB.
 */
export function NativeSelect({
  label,
  description,
  error,
  hideLabel = false,
  options,
  placeholder,
  onChange,
  onValueChange,
  id,
  className,
  'aria-describedby': describedBy,
  ...rest
}: NativeSelectProps): ReactElement {
  return (
    <Field {...{ id, label, description, error, hideLabel, describedBy, className }} slot="native-select">
      {(ids) => (
        <div
          data-slot="native-select-box"
          data-invalid={ids['data-invalid']}
          className={`${controlBox} relative`}
        >
          <select
            data-slot="native-select-control"
            className={`${controlInner} cursor-pointer appearance-none truncate ps-3.5 pe-9 has-[option[value='']:checked]:text-fg-muted`}
            {...rest}
            {...ids}
            onChange={valueChange(onChange, onValueChange)}
          >
            {placeholder === undefined ? null : (
              <option value="" className="bg-surface text-fg">
                {placeholder}
              </option>
            )}
            {options.map((option) =>
              'options' in option ? (
                <optgroup key={option.label} label={option.label}>
                  {option.options.map(toOption)}
                </optgroup>
              ) : (
                toOption(option)
              ),
            )}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute end-2.5 size-5 self-center text-fg-muted"
          />
        </div>
      )}
    </Field>
  );
}

function toOption({ value, label, disabled = false }: NativeSelectOption): ReactElement {
  return (
    <option key={value} value={value} disabled={disabled} className="bg-surface text-fg">
      {label}
    </option>
  );
}
