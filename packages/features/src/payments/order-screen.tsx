import { OrderView } from './order-view.js';
import { useOrder } from './use-order.js';

/** One order, as its buyer or seller sees it. */
export function OrderScreen({ id }: { id: string }) {
  const order = useOrder(id);
  return <OrderView order={order} />;
}
