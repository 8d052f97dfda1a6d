import type { Payment } from '@campushive/contract';
import { Avatar } from '@campushive/ui/avatar';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { MessageCircle } from 'lucide-react';
import { Link, TextLink, useMoney } from '../../kernel/index.js';
import { canWriteAbout } from '../../accounts/parts/block/index.js';
import { firstNameOf } from '../../shared/index.js';
import { isToMeet } from '../parts/meetups/index.js';
import { moreOf, useOrderName } from '../parts/bundle/use-order-name.js';
import { amountShown } from '../parts/payments/amount-shown.js';
import { MilestoneName } from '../parts/payments/milestone-name.js';
import { StatusBadge } from '../parts/payments/status-badge.js';
import { PaymentPhoto } from '../payments/payment-cards.js';
import { kindOfOrder } from '../sold/kinds.js';
import { useSoldWords } from '../sold/use-sold-words.js';
import type { Order } from './use-order.js';

interface OrderHeaderProps {
  order: Order;
  payment: Payment;
}

/** Header of an order: photo, title, amount, and the other party. */
export function OrderHeader({ order, payment }: OrderHeaderProps) {
  const t = useSoldWords(kindOfOrder(payment));
  const name = useOrderName();
  const money = useMoney();
  const { transactionHive: listing } = payment;
  return (
    <Card asChild className="grid gap-4">
      <header>
        <div className="flex flex-wrap gap-4">
          <span aria-hidden="true">
            <PaymentPhoto payment={payment} shape="large" />
          </span>
          <div className="grid min-w-0 grow basis-28 content-start justify-items-start gap-1">
            <StatusBadge status={payment.orderStatus} refund={payment.refund} />
            <Heading level={1} size="section">
              {name(payment.metadata.hiveTitle, moreOf(payment))}
            </Heading>
            <MilestoneName milestone={payment.milestone} className="font-bold" />
            <p className="text-subtitle font-extrabold tabular-nums">{money(amountShown(payment).amount)}</p>
            {payment.bundle.length > 0 ? null : (
              <TextLink
                standalone
                className="text-sm"
                to={{ to: 'listing', hive: listing.hiveTypeId, id: listing.id }}
              >
                {t.seeListing}
              </TextLink>
            )}
          </div>
        </div>
        <Other order={order} payment={payment} />
      </header>
    </Card>
  );
}

/** The other party, with links to profile and messages. */
function Other({ order, payment }: OrderHeaderProps) {
  const t = useSoldWords(kindOfOrder(payment));
  const person = payment.role === 'buyer' ? payment.seller : payment.buyer;
  const name = person.name ?? t.deletedUser;
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line pt-3">
      <div className="relative flex min-w-0 grow basis-32 items-center gap-3">
        <Avatar name={person.name ?? '?'} src={person.profileImage ?? undefined} aria-hidden="true" />
        <div className="min-w-0">
          <p className="text-sm text-fg-muted">{payment.role === 'buyer' ? t.withSeller : t.withBuyer}</p>
          <p className="font-bold wrap-anywhere">
            {person.name === null ? (
              name
            ) : (
              <Link
                dir="auto"
                to={{ to: 'user', id: person.id }}
                className="rounded-chip underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {name}
              </Link>
            )}
          </p>
        </div>
      </div>
      {person.name === null || isToMeet(payment) || !canWriteAbout(payment) ? null : (
        <Button
          variant="outline"
          leading={<MessageCircle aria-hidden="true" />}
          loading={order.message.opening}
          loadingLabel={t.opening}
          onClick={order.message.onMessage}
        >
          {t.messageTo(firstNameOf(person, t.deletedUser))}
        </Button>
      )}
    </div>
  );
}
