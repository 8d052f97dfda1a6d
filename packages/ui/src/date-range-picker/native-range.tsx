import type { ReactElement } from 'react';
import type { DayRange } from '../calendar/calendar.js';
import { type ControlProps, splitProps } from '../date-picker/control.js';
import { controlBox, controlInner } from '../field/control.styles.js';
import { hand } from '../field/hand.js';

interface NativeRangeProps extends ControlProps<DayRange> {
  /** Caption of the first day. */
  fromLabel: string;
  /** Caption of the last day. */
  toLabel: string;
  /** Value as the form gets it. */
  sentValue: string;
}

/** The browser's fields for two days. The last day follows a first one that is later. */
export function NativeRange(props: NativeRangeProps): ReactElement {
  const { slot, rest, label, ids, value, sent, sentValue, onValueChange, fromLabel, toLabel } = props;
  const { calendar, own } = splitProps(rest);
  const { ref, clearLabel: _clear, placeholder: _placeholder, name, form, ...element } = own;
  const { disabled, required } = element;
  const box = { 'data-slot': `${slot}-box`, 'data-invalid': ids['data-invalid'], className: controlBox };
  const { from, to } = value;
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      <div className="grid gap-1">
        <span className="text-xs text-fg-muted">{fromLabel}</span>
        <div {...box}>
          <input
            data-slot={`${slot}-control`}
            className={`${controlInner} px-3.5`}
            {...element}
            {...ids}
            ref={(input) => hand(ref, input)}
            type="date"
            aria-label={`${label}, ${fromLabel}`}
            form={form}
            min={calendar.min}
            max={calendar.max}
            value={from}
            onChange={({ target }) =>
              onValueChange({ from: target.value, to: to !== '' && to < target.value ? target.value : to })
            }
          />
        </div>
      </div>
      <div className="grid gap-1">
        <span className="text-xs text-fg-muted">{toLabel}</span>
        <div {...box}>
          <input
            data-slot={`${slot}-end`}
            className={`${controlInner} px-3.5`}
            type="date"
            aria-label={`${label}, ${toLabel}`}
            aria-describedby={ids['aria-describedby']}
            aria-invalid={ids['aria-invalid']}
            {...{ form, disabled, required }}
            min={from === '' ? calendar.min : from}
            max={calendar.max}
            value={to}
            onChange={({ target }) => onValueChange({ from, to: target.value })}
          />
        </div>
      </div>
      <input ref={sent} type="hidden" {...{ name, form, disabled }} value={sentValue} />
    </div>
  );
}
