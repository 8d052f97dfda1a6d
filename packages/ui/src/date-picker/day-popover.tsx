import type { ReactElement, ReactNode, RefObject } from 'react';
import { useListInLayer } from '../layer/layer-context.js';
import { Primitive } from '../popover/primitive.js';

/** Props of {@link DayPopover}. */
export interface DayPopoverProps {
  /** Id of the panel. */
  id: string;
  /** Name of the calendar. */
  label: string;
  /** Box of the field, below which the calendar opens. */
  anchor: RefObject<HTMLElement | null>;
  /** Called to close the calendar without a change. */
  onClose: () => void;
}

/**
 * Moves the focus to the day that Tab reaches. The calendar's own focus comes too early inside a dialog, whose focus trap takes it back
 * until the panel's trap has started.
 */
function focusDay(event: Event): void {
  event.preventDefault();
  const { currentTarget: panel } = event;
  if (panel instanceof HTMLElement)
    panel.querySelector<HTMLElement>('[data-day] button[tabindex="0"]')?.focus();
}

/** The panel that opens under the field. The calendar takes the focus, which returns to the field. */
export function DayPopover({
  id,
  label,
  anchor,
  onClose,
  children,
}: DayPopoverProps & { children: ReactNode }): ReactElement {
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
          onOpenAutoFocus={focusDay}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            anchor.current?.querySelector('button')?.focus();
          }}
          className="z-50 grid max-h-(--radix-popover-content-available-height) w-88 max-w-(--radix-popover-content-available-width) gap-2 overflow-auto overscroll-contain rounded-card border border-line bg-surface p-3 text-fg shadow-overlay outline-none motion-safe:data-[state=open]:animate-pop-in"
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
