import type { ComponentProps, ReactElement } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { FieldFrame, type FieldProps } from '../field/field.js';
import { controlBox, controlInner } from '../field/control.styles.js';

/** One choice of a {@link Select}. */
export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

/** Choices under a heading. */
export interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}

/** Props of {@link Select}: those of a select, on which `ref` and `className` land. */
export interface SelectProps extends FieldProps, Omit<ComponentProps<'select'>, 'children' | 'multiple'> {
  options: readonly (SelectOption | SelectGroup)[];
  /** Shown while nothing is chosen; its value is empty. */
  placeholder?: string;
}

/**
 * One of several. It is the browser's own select: on a phone that is the picker that people know, it works with every
 * screen reader, and it costs nothing, where Radix Select costs 27 KB.
 */
export function Select({
  label,
  description,
  error,
  hideLabel = false,
  options,
  placeholder,
  id,
  className,
  'aria-describedby': describedBy,
  ...rest
}: SelectProps): ReactElement {
  return (
    <FieldFrame {...{ id, label, description, error, hideLabel, describedBy }}>
      {(ids) => (
        <div data-slot="select-box" className={`${controlBox} relative`}>
          <select
            data-slot="select"
            className={`${controlInner} cursor-pointer appearance-none truncate pe-11 ${className ?? ''}`}
            {...rest}
            {...ids}
          >
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((one) =>
              'options' in one ? (
                <optgroup key={one.label} label={one.label}>
                  {one.options.map(toOption)}
                </optgroup>
              ) : (
                toOption(one)
              ),
            )}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute end-3.5 size-5 text-fg-muted"
          />
        </div>
      )}
    </FieldFrame>
  );
}

function toOption({ value, label, disabled = false }: SelectOption): ReactElement {
  return (
    <option key={value} value={value} disabled={disabled} className="bg-surface text-fg">
      {label}
    </option>
  );
}
