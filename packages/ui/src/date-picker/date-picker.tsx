import { type ReactElement, useRef, useState } from 'react';
import { dayText } from '../calendar/dates.js';
import { useControlled } from '../controlled/use-controlled.js';
import { Field, type LabelledProps } from '../field/field.js';
import { useFormReset } from '../field/use-form-reset.js';
import { CalendarControl } from './calendar-control.js';
import type { DayFieldProps } from './control.js';
import { NativeControl } from './native-control.js';
import { useCoarsePointer } from './use-coarse-pointer.js';

/**
 * Props of {@link DatePicker}, and those of an element. `ref` and the rest reach the button, or the input of the browser's picker;
 * `className` styles the field.
 */
export interface DatePickerProps extends Omit<LabelledProps, 'label'>, DayFieldProps {
  /** Label, always present; `hideLabel` only hides it visually. */
  label: string;
  /** Controlled day, such as `2026-12-01`; empty without one. Omit it for an uncontrolled field. */
  value?: string | undefined;
  /** Initial day. Default: empty. */
  defaultValue?: string | undefined;
  /** Called with the chosen day; empty when it is removed. */
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * `native` is the browser's own field and picker, `calendar` the kit's. Default `auto`: `native` for fingers, where people know the picker
   * of their phone and no code is loaded for it.
   */
  picker?: 'auto' | 'native' | 'calendar' | undefined;
}

const loadPanel = () => import('./date-panel.js').then(({ DatePanel }) => DatePanel);

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
  const slot = 'date-picker';
  const isNative = failed || picker === 'native' || (picker === 'auto' && isCoarse);
  function change(next: string): void {
    keep(next);
    onValueChange?.(next);
  }
  return (
    <Field {...{ id, label, description, error, hideLabel, describedBy, className, slot }}>
      {(ids) =>
        isNative ? (
          <NativeControl {...{ slot, rest, label, ids, value, sent }} onValueChange={change} />
        ) : (
          <CalendarControl
            {...{ slot, rest, label, ids, value, sent }}
            sentValue={value}
            text={dayText(value, rest.locale)}
            load={loadPanel}
            onValueChange={change}
            onFailed={() => setFailed(true)}
          />
        )
      }
    </Field>
  );
}
