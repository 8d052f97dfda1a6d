import { type Payment } from '@campushive/contract';
import { findUniversity } from '@campushive/contract/campus';
import { placeAtCampus } from '@campushive/contract/rules/place-at-campus';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { appointment, Link, useCampus, useClock, useDateFormat, useMessages } from '../../../kernel/index.js';
import { useAhead } from '../../../shared/hooks/use-ahead.js';
import { catalogue } from '../../parts/payments/payments.catalogue.js';

/** Links to the ticket, which shows the code. */
export function TicketHeld({ payment }: { payment: Payment }) {
  const t = useMessages(catalogue);
  if (payment.role === 'seller') return <Alert>{t.ticketSold(payment.quantity)}</Alert>;
  return (
    <>
      {payment.eventMovedAt === null ? null : <EventMoved payment={payment} />}
      <TicketReady payment={payment} />
    </>
  );
}

/** New date and place of a moved event, and the buyer's refund deadline. */
function EventMoved({ payment: { transactionHive, cancellableUntil } }: { payment: Payment }) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const now = useClock().now();
  const campus = useCampus();
  const { eventDate, place, universityId } = transactionHive;
  const inTime = useAhead(cancellableUntil);
  const university = universityId === null ? undefined : findUniversity(campus, universityId);
  const where = placeAtCampus(place, university ?? undefined);
  return (
    <Alert tone="warning" title={t.movedTitle}>
      {eventDate === null ? null : <p>{t.movedText(appointment(eventDate, now, dateFormat), where)}</p>}
      {inTime && cancellableUntil !== null ? (
        <p>{t.movedCancel(appointment(cancellableUntil, now, dateFormat))}</p>
      ) : null}
    </Alert>
  );
}

function TicketReady({ payment }: { payment: Payment }) {
  const t = useMessages(catalogue);
  return (
    <Alert tone="success" title={t.ticketTitle(payment.quantity)}>
      <p>{t.ticketText(payment.quantity)}</p>
      <Button asChild variant="primary" fullWidth className="mt-3">
        <Link to={{ to: 'listing', hive: 'buzz', id: payment.hiveId }}>{t.ticketShow(payment.quantity)}</Link>
      </Button>
    </Alert>
  );
}
