import type { Payment } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { Check, MessageCircle } from 'lucide-react';
import { Link, longDate, useDateFormat, useMoney } from '../../kernel/index.js';
import { moreOf, useOrderName } from '../parts/bundle/use-order-name.js';
import { PaymentPhoto } from './payment-cards.js';
import { SOLD_FACTS } from '../sold/facts.js';
import { kindOfOrder } from '../sold/kinds.js';
import { useSoldWords } from '../sold/use-sold-words.js';
import { otherFirstName } from '../parts/meetups/index.js';
import type { OrderMessage } from '../orders/use-order-message.js';

/**
 * Newest purchase while its money is held: the seller to message, and the code to show. Messaging comes first until a meeting is agreed,
 * then the code.
 */
export function PaidCard({ payment, message }: { payment: Payment; message: OrderMessage }) {
  const t = useSoldWords(kindOfOrder(payment));
  const money = useMoney();
  const orderName = useOrderName();
  const dateFormat = useDateFormat();
  const { autoReleaseAt, transactionHive: listing } = payment;
  const name = otherFirstName(payment);
  const isTicket = SOLD_FACTS[kindOfOrder(payment)].handover === 'door';
  const codeLeads = isTicket || name === '' || payment.meetup?.status === 'accepted';
  const toMessage =
    isTicket || name === '' ? null : (
      <Button
        key="message"
        variant={codeLeads ? 'outline' : 'primary'}
        fullWidth
        leading={<MessageCircle aria-hidden="true" />}
        loading={message.opening}
        loadingLabel={t.opening}
        onClick={message.onMessage}
      >
        {t.messageTo(name)}
      </Button>
    );
  const toCode = (
    <Button key="code" asChild variant={codeLeads ? 'primary' : 'outline'} fullWidth>
      <Link
        to={
          isTicket
            ? { to: 'listing', hive: listing.hiveTypeId, id: listing.id }
            : { to: 'payment', id: payment.id }
        }
      >
        {isTicket ? t.ticketShow(payment.quantity) : t.showCode}
      </Link>
    </Button>
  );
  return (
    <Card
      data-slot="paid-card"
      className="grid justify-items-center gap-4 text-center md:grid-cols-[auto_minmax(0,1fr)_14rem] md:items-center md:justify-items-start md:gap-x-8 md:text-start"
    >
      <span className="relative md:me-2">
        <PaymentPhoto payment={payment} shape="hexagon" />
        <span className="absolute -end-3 -bottom-1 hexagon grid w-9 place-items-center bg-brand text-on-brand">
          <Check aria-hidden="true" className="size-5" />
        </span>
      </span>
      <div className="grid gap-1">
        <Heading level={2}>{name === '' || isTicket ? t.heldText : t.paidTitle(name)}</Heading>
        <p className="text-fg-muted wrap-anywhere">
          {t.paidText(
            money(payment.amount),
            orderName(payment.metadata.hiveTitle, moreOf(payment)),
            autoReleaseAt === null ? null : longDate(autoReleaseAt, dateFormat),
          )}
        </p>
      </div>
      <div className="grid w-full max-w-sm gap-2">
        {codeLeads ? [toCode, toMessage] : [toMessage, toCode]}
      </div>
    </Card>
  );
}
