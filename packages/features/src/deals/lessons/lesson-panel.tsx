import type { Payment } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { CalendarPlus, CalendarSync } from 'lucide-react';
import { useState } from 'react';
import { appointment, useDateFormat, useMessages } from '../../kernel/index.js';
import { useOnDemand } from '../../shared/hooks/use-on-demand.js';
import { catalogue } from './lesson.catalogue.js';
import { otherNameOf, type LessonControl } from './use-lesson.js';

const loadDialog = () => import('./move-dialog.js');

export interface LessonPanelProps {
  /** Held order of a lesson. */
  payment: Payment;
  booking: NonNullable<Payment['booking']>;
  control: LessonControl;
}

/** Rescheduling of a lesson (moved by the student, proposed by the tutor), and its calendar entry. */
export function LessonPanel({ payment, booking, control }: LessonPanelProps) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const [moving, setMoving] = useState(false);
  const { part, prepare, want } = useOnDemand(loadDialog);
  const { now, acting } = control;
  const { proposedStartsAt, movableUntil, startsAt } = booking;
  const isStudent = payment.role === 'buyer';
  const isAhead = Date.parse(startsAt) > now.getTime();
  const isMovable = movableUntil !== null && now.getTime() <= Date.parse(movableUntil);
  function move() {
    want();
    setMoving(true);
  }
  if (!isAhead) return null;
  return (
    <div data-slot="lesson" className="grid gap-3">
      <p role="status" className="text-sm">
        {note()}
      </p>
      <div className="flex flex-wrap gap-2">
        {isMovable && proposedStartsAt !== null ? (
          <>
            {isStudent ? (
              <Button
                variant="primary"
                loading={acting === 'accept'}
                loadingLabel={t.sending}
                onClick={control.onAccept}
              >
                {t.accept}
              </Button>
            ) : null}
            <Button
              variant="outline"
              loading={acting === 'decline'}
              loadingLabel={t.sending}
              onClick={control.onDecline}
            >
              {isStudent ? t.decline : t.takeBack}
            </Button>
          </>
        ) : null}
        {isMovable ? (
          <Button
            variant="outline"
            leading={<CalendarSync aria-hidden="true" />}
            onClick={move}
            onPointerEnter={prepare}
            onFocus={prepare}
          >
            {isStudent ? t.move : proposedStartsAt === null ? t.propose : t.proposeOther}
          </Button>
        ) : null}
        <Button variant="ghost" leading={<CalendarPlus aria-hidden="true" />} onClick={control.onCalendar}>
          {t.calendar}
        </Button>
      </div>
      {part === null ? null : (
        <part.MoveDialog
          key={startsAt}
          payment={payment}
          hours={booking.hours}
          open={moving && isMovable}
          onOpenChange={setMoving}
          onChanged={control.onChanged}
        />
      )}
    </div>
  );

  /** Returns one sentence on the state of the rescheduling. */
  function note(): string {
    if (!isMovable || movableUntil === null) return t.tooLate;
    if (proposedStartsAt === null) return t.until(appointment(movableUntil, now, dateFormat));
    const say = isStudent ? t.proposedToMe : t.proposedByMe;
    return say(otherNameOf(payment, t.other), appointment(proposedStartsAt, now, dateFormat));
  }
}
