import type { ReactElement } from 'react';
import { controlBox, controlInner } from '../field/control.styles.js';
import { hand } from '../field/hand.js';
import { type ControlProps, splitProps } from './control.js';

/** The browser's field for a day. */
export function NativeControl({
  slot,
  rest,
  ids,
  value,
  sent,
  onValueChange,
}: ControlProps<string>): ReactElement {
  const { calendar, own } = splitProps(rest);
  const { ref, clearLabel: _, ...element } = own;
  return (
    <div data-slot={`${slot}-box`} data-invalid={ids['data-invalid']} className={controlBox}>
      <input
        data-slot={`${slot}-control`}
        className={`${controlInner} px-3.5`}
        {...element}
        {...ids}
        ref={(input) => {
          hand(sent, input);
          hand(ref, input);
        }}
        type="date"
        min={calendar.min}
        max={calendar.max}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
    </div>
  );
}
