import { type ReactElement, useState } from 'react';
import { Button } from '../button/button.js';
import { Calendar, type DayRange } from '../calendar/calendar.js';
import type { PanelProps } from '../date-picker/control.js';
import { DayPopover } from '../date-picker/day-popover.js';

interface RangePanelProps extends PanelProps<DayRange> {
  /** Prompt for the first press. */
  fromLabel: string;
  /** Prompt for the second press. */
  toLabel: string;
}

/** The calendar that opens under the field. It takes the second day, and closes. */
export function RangePanel(props: RangePanelProps): ReactElement {
  const { value, calendar, clearLabel, onChoose, fromLabel, toLabel, ...panel } = props;
  const [days, setDays] = useState(value);
  const isHalf = days.from !== '' && days.to === '';
  return (
    <DayPopover {...panel}>
      <p role="status" className="ps-2 text-sm font-semibold text-fg-muted">
        {isHalf ? toLabel : fromLabel}
      </p>
      <Calendar
        {...calendar}
        mode="range"
        label={panel.label}
        value={days}
        onValueChange={(next) => {
          setDays(next);
          if (next.to !== '') onChoose(next);
        }}
        autoFocus
      />
      {clearLabel === undefined ? null : (
        <Button variant="ghost" size="sm" onClick={() => onChoose({ from: '', to: '' })}>
          {clearLabel}
        </Button>
      )}
    </DayPopover>
  );
}
