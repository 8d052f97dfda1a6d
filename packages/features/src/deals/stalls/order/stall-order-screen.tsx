import { isMissing } from '@campushive/contract';
import { useQuery } from '@tanstack/react-query';
import { screen, useClient, useMessages } from '../../../kernel/index.js';
import { OrderScreen } from '../../orders/order-screen.js';
import { FailedToLoad, LoadingPayment, NothingToShow } from '../../parts/payments/payment-page.js';
import { catalogue } from '../parts/stalls.catalogue.js';
import { stallOrderQuery } from '../parts/stalls.queries.js';
import { CashOrderView } from './cash-order-view.js';
import { useCashOrder } from './use-cash-order.js';
import type { StallOrder } from '@campushive/contract';

/** Order at a stall, by its id. A paid one is shown by the page of its payment. */
export const StallOrderScreen = screen(function StallOrderScreen({
  id,
}: {
  /** Id of the order at the stall, as in the URL. */
  id: string;
}) {
  const t = useMessages(catalogue);
  const query = useQuery(stallOrderQuery(useClient(), id));
  if (query.data !== undefined) {
    const { paymentId } = query.data;
    return paymentId === null ? <CashOrder order={query.data} /> : <OrderScreen id={paymentId} />;
  }
  if (query.isPending) return <LoadingPayment />;
  if (isMissing(query.error))
    return <NothingToShow title={t.orderMissing} to={{ to: 'stalls' }} label={t.back} />;
  return (
    <FailedToLoad
      title={t.orderLoadFailed}
      onRetry={() => void query.refetch()}
      to={{ to: 'stalls' }}
      label={t.back}
    />
  );
});

function CashOrder({ order }: { order: StallOrder }) {
  return <CashOrderView order={order} cancel={useCashOrder(order.id)} />;
}
