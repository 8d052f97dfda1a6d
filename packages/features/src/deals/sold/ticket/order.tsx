import type { Payment } from '@campushive/contract';
import { Card } from '@campushive/ui/card';
import { useMessages } from '../../../kernel/index.js';
import { catalogue } from '../../parts/payments/payments.catalogue.js';
import type { OrderKind } from '../order-kind.js';
import { itemOrder } from '../thing/order.js';
import { TicketHeld } from './ticket-held.js';

/** Number and type of the tickets. Hidden for a single ticket of an event without types. */
function Tickets({ payment: { quantity, ticketKind } }: { payment: Payment }) {
  const t = useMessages(catalogue);
  if (quantity === 1 && ticketKind === null) return null;
  return (
    <Card data-slot="tickets" className="font-bold wrap-anywhere">
      {t.tickets(quantity)}
      {ticketKind === null ? '' : `, ${ticketKind.name}`}
    </Card>
  );
}

export const ticketOrder: OrderKind = { ...itemOrder, Held: TicketHeld, Facts: Tickets };
