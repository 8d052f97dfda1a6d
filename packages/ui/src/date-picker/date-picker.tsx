import { type HTMLAttributes, type ReactElement, type Ref, useRef, useState } from 'react';
import type { CalendarOptions } from '../calendar/calendar.js';
import { useControlled } from '../controlled/use-controlled.js';
import { Field, type LabelledProps } from '../field/field.js';
import { useFormReset } from '../field/use-form-reset.js';
import { CalendarControl } from './calendar-control.js';
import { NativeControl } from './native-control.js';
import { useCoarsePointer } from './use-coarse-pointer.js';

/**
 * Props of {@link DatePicker}, and those of an element. `ref` and the rest reach the button, or the input of the browser's picker;
 * `className` styles the field.
 */
export interface DatePickerProps
  extends
    Omit<LabelledProps, 'label'>,
    CalendarOptions,
    Omit<HTMLAttributes<HTMLElement>, 'children' | 'defaultValue' | 'onChange' | 'aria-label'> {
  /** Label, always present; `hideLabel` only hides it visually. */
  label: string;
  /** Controlled day, such as `2026-12-01`; empty without one. Omit it for an uncontrolled field. */
  value?: string | undefined;
  /** Initial day. Default: empty. */
  defaultValue?: string | undefined;
  /** Called with the chosen day; empty when it is removed. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Text while no day is chosen, in the kit's calendar. */
  placeholder?: string | undefined;
  /** Text of the button that removes the day, which a required field does not have. Default `Clear`. */
  clearLabel?: string | undefined;
  /**
   * `native` is the browser's own field and picker, `calendar` the kit's. Default `auto`: `native` for fingers, where people know the picker
   * of their phone and no code is loaded for it.
   */
  picker?: 'auto' | 'native' | 'calendar' | undefined;
  /** Name of the day in its form. */
  name?: string | undefined;
  /** Id of the form, where the field stands outside of it. */
  form?: string | undefined;
  /** A day must be chosen before the form can be sent. Default `false`. */
  required?: boolean | undefined;
  /** Default `false`. */
  disabled?: boolean | undefined;
  /** Element that takes the focus: the button or the input. */
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * A field for a day. A form gets `2026-12-01` in every locale. The calendar loads when it is first opened.
 *
 * @since 0.2.0
 */
export function DatePicker({
  label,
  description,
  error,
  hideLabel = false,
  id,
  className,
  picker = 'auto',
  value: valueProp,
  defaultValue = '',
  onValueChange,
  'aria-describedby': describedBy,
  ...rest
}: DatePickerProps): ReactElement {
  const isCoarse = useCoarsePointer();
  // A calendar that cannot be loaded leaves the browser's picker.
  const [failed, setFailed] = useState(false);
  const [value, keep] = useControlled(valueProp, defaultValue);
  const sent = useRef<HTMLInputElement>(null);
  useFormReset(sent, () => keep(defaultValue));
  const isNative = failed || picker === 'native' || (picker === 'auto' && isCoarse);
  const Control = isNative ? NativeControl : CalendarControl;
  return (
    <Field {...{ id, label, description, error, hideLabel, describedBy, className }} slot="date-picker">
      {(ids) => (
        <Control
          {...{ rest, label, ids, value, sent }}
          onValueChange={(next) => {
            keep(next);
            onValueChange?.(next);
          }}
          onFailed={() => setFailed(true)}
        />
      )}
    </Field>
  );
}
