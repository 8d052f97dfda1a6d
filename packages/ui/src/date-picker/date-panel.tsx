import type { ReactElement } from 'react';
import { Button } from '../button/button.js';
import { Calendar } from '../calendar/calendar.js';
import type { PanelProps } from './control.js';
import { DayPopover } from './day-popover.js';

/** The calendar that opens under the field. The focus is on its day, and returns to the field. */
export function DatePanel({
  value,
  calendar,
  clearLabel,
  onChoose,
  ...panel
}: PanelProps<string>): ReactElement {
  return (
    <DayPopover {...panel}>
      <Calendar {...calendar} label={panel.label} value={value} onValueChange={onChoose} autoFocus />
      {clearLabel === undefined ? null : (
        <Button variant="ghost" size="sm" onClick={() => onChoose('')}>
          {clearLabel}
        </Button>
      )}
    </DayPopover>
  );
}
