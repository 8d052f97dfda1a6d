import { screen } from '../../kernel/index.js';
import { OrderReviews } from '../parts/reviews/index.js';
import { OrderView } from './order-view.js';
import { useOrder, type Order } from './use-order.js';

/** Order page for its buyer or seller. */
export const OrderScreen = screen(function OrderScreen({
  id,
}: {
  /** Payment id, as in the URL. */
  id: string;
}) {
  const order = useOrder(id);
  return <OrderView order={order} reviews={<Reviews order={order} />} />;
});

/** Reviews, open to both sides once the money is released. */
function Reviews({ order: { state } }: { order: Order }) {
  if (state.status !== 'ready') return null;
  const { id, orderStatus, role, buyer, seller } = state.payment;
  if (orderStatus !== 'released' && orderStatus !== 'paid_out') return null;
  return <OrderReviews paymentId={id} name={(role === 'buyer' ? seller : buyer).name} />;
}
