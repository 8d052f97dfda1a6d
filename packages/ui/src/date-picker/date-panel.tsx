import type { ReactElement, RefObject } from 'react';
import { Button } from '../button/button.js';
import { Calendar, type CalendarOptions } from '../calendar/calendar.js';
import { useListInLayer } from '../layer/layer-context.js';
import { Primitive } from '../popover/primitive.js';

/** Props of {@link DatePanel}. */
export interface DatePanelProps {
  /** Id of the panel. */
  id: string;
  /** Name of the calendar. */
  label: string;
  /** Day of the field; empty without one. */
  value: string;
  /** Limits, language and labels of the calendar. */
  calendar: CalendarOptions;
  /** Box of the field, below which the calendar opens. */
  anchor: RefObject<HTMLElement | null>;
  /** Text of the button that empties the field; undefined without one. */
  clearLabel: string | undefined;
  /** Called with the chosen day; empty to remove it. */
  onChoose: (day: string) => void;
  /** Called to close the calendar without a change. */
  onClose: () => void;
}

/** The calendar that opens under the field. The focus is on its day, and returns to the field. */
export function DatePanel(props: DatePanelProps): ReactElement {
  const { id, label, value, calendar, anchor, clearLabel, onChoose, onClose } = props;
  useListInLayer();
  return (
    <Primitive.Root open onOpenChange={onClose} modal>
      <Primitive.Anchor virtualRef={anchor} />
      <Primitive.Portal>
        <Primitive.Content
          id={id}
          data-slot="date-panel"
          aria-label={label}
          align="start"
          sideOffset={6}
          collisionPadding={12}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            anchor.current?.querySelector('button')?.focus();
          }}
          className="z-50 grid max-h-(--radix-popover-content-available-height) w-88 max-w-(--radix-popover-content-available-width) gap-2 overflow-auto overscroll-contain rounded-card border border-line bg-surface p-3 text-fg shadow-overlay outline-none motion-safe:data-[state=open]:animate-pop-in"
        >
          <Calendar {...calendar} label={label} value={value} onValueChange={onChoose} autoFocus />
          {clearLabel === undefined ? null : (
            <Button variant="ghost" size="sm" onClick={() => onChoose('')}>
              {clearLabel}
            </Button>
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
