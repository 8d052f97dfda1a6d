import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { HiveIcon } from '@campushive/ui/hexagon';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useClient, useMessages, useMoney, useSession } from '../../kernel/index.js';
import { eventQuery } from '../../catalogue/parts/event.queries.js';
import { catalogue } from './listing-detail.catalogue.js';

/** Page of a cancelled event. Ticket holders see their refund. */
export function CancelledEvent({ id, goBack }: { id: string; goBack: ReactNode }) {
  const t = useMessages(catalogue);
  const money = useMoney();
  const isMember = useSession().status === 'member';
  const { data: event } = useQuery({
    ...eventQuery(useClient(), id),
    enabled: isMember,
    // The server refuses viewers without a ticket.
    retry: false,
  });
  const { refund = null, paymentId = null } = event?.mine ?? {};
  return (
    <EmptyState
      kind="nothing-found"
      headingLevel={1}
      icon={<HiveIcon hive="buzz" />}
      title={t.cancelledTitle}
      description={
        <>
          {t.cancelledText}
          {refund === null ? null : (
            <span className="block font-semibold">
              {refund.status === 'processed'
                ? t.cancelledRefunded(money(refund.amount))
                : t.cancelledRefund(money(refund.amount))}
            </span>
          )}
        </>
      }
      action={
        <span className="flex flex-wrap justify-center gap-3">
          {paymentId === null ? null : (
            <Button asChild>
              <Link to={{ to: 'payment', id: paymentId }}>{t.cancelledOrder}</Link>
            </Button>
          )}
          {goBack}
        </span>
      }
    />
  );
}
