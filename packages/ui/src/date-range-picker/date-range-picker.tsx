import { type ComponentType, type ReactElement, useMemo, useRef, useState } from 'react';
import type { DayRange } from '../calendar/calendar.js';
import { rangeText } from '../calendar/dates.js';
import { useControlled } from '../controlled/use-controlled.js';
import { CalendarControl } from '../date-picker/calendar-control.js';
import type { DayFieldProps, PanelProps } from '../date-picker/control.js';
import { useCoarsePointer } from '../date-picker/use-coarse-pointer.js';
import { Field, type LabelledProps } from '../field/field.js';
import { useFormReset } from '../field/use-form-reset.js';
import { NativeRange } from './native-range.js';

/**
 * Props of {@link DateRangePicker}, and those of an element. `ref` and the rest reach the button, or the first input of the browser's
 * picker; `className` styles the field.
 */
export interface DateRangePickerProps extends Omit<LabelledProps, 'label'>, DayFieldProps {
  /** Label, always present; `hideLabel` only hides it visually. */
  label: string;
  /** Controlled days; both empty without days. Omit them for an uncontrolled field. */
  value?: DayRange | undefined;
  /** Initial days. Default: none. */
  defaultValue?: DayRange | undefined;
  /** Called with the chosen days; both are empty when they are removed. The browser's picker gives one day after the other. */
  onValueChange?: ((value: DayRange) => void) | undefined;
  /** Prompt for the first day. Default `First day`. */
  fromLabel?: string | undefined;
  /** Prompt for the last day. Default `Last day`. */
  toLabel?: string | undefined;
  /**
   * `native` is the browser's own fields, `calendar` the kit's calendar. Default `auto`: `native` for fingers, where people know the picker
   * of their phone and no code is loaded for it.
   */
  picker?: 'auto' | 'native' | 'calendar' | undefined;
}

const NO_DAYS: DayRange = { from: '', to: '' };
const loadPanel = () => import('./range-panel.js').then(({ RangePanel }) => RangePanel);

/**
 * A field for two days and those between them. A form gets an ISO interval, `2026-12-01/2026-12-08`. The calendar loads when it is first
 * opened.
 *
 * @since 0.2.0
 */
export function DateRangePicker(props: DateRangePickerProps): ReactElement {
  const { label, description, error, hideLabel = false, id, className, picker = 'auto', ...field } = props;
  const {
    value: valueProp,
    defaultValue = NO_DAYS,
    onValueChange,
    fromLabel = 'First day',
    ...others
  } = field;
  const { toLabel = 'Last day', 'aria-describedby': describedBy, ...rest } = others;
  const isCoarse = useCoarsePointer();
  // A calendar that cannot be loaded leaves the browser's picker.
  const [failed, setFailed] = useState(false);
  const [value, keep] = useControlled(valueProp, defaultValue);
  const sent = useRef<HTMLInputElement>(null);
  useFormReset(sent, () => keep(defaultValue));
  const load = useMemo(() => prompted(fromLabel, toLabel), [fromLabel, toLabel]);
  function change(next: DayRange): void {
    keep(next);
    onValueChange?.(next);
  }
  const slot = 'date-range-picker';
  const sentValue = value.from !== '' && value.to !== '' ? `${value.from}/${value.to}` : '';
  const isNative = failed || picker === 'native' || (picker === 'auto' && isCoarse);
  return (
    <Field {...{ id, label, description, error, hideLabel, describedBy, className, slot }}>
      {(ids) => {
        const control = { slot, rest, label, ids, value, sentValue, sent, onValueChange: change };
        return isNative ? (
          <NativeRange {...control} {...{ fromLabel, toLabel }} />
        ) : (
          <CalendarControl
            {...control}
            text={rangeText(value, rest.locale)}
            load={load}
            onFailed={() => setFailed(true)}
          />
        );
      }}
    </Field>
  );
}

/** Returns a loader of the panel with its prompts. */
function prompted(fromLabel: string, toLabel: string) {
  return async (): Promise<ComponentType<PanelProps<DayRange>>> => {
    const Panel = await loadPanel();
    return (panel) => <Panel {...panel} {...{ fromLabel, toLabel }} />;
  };
}
