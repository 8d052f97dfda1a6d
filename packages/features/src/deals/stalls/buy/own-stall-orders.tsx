import { OPEN_STALL_STATUSES, STALL_HIVE, type StallOrder } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { hourMinute, Link, useDateFormat, useMessages } from '../../../kernel/index.js';
import { columnsOf } from '../parts/columns.js';
import { namesOf } from '../parts/order-words.js';
import { catalogue } from '../parts/stalls.catalogue.js';
import { FactLine } from '../../../shared/fact-line.js';

/** Most rows above the list of stalls. */
const MOST = 3;

const isOpen = ({ status }: StallOrder) => OPEN_STALL_STATUSES.some((one) => one === status);

/** Returns the open orders, and else the last one of each stall, which can be ordered again. */
function ordersToShow(orders: readonly StallOrder[]): readonly StallOrder[] {
  const open = orders.filter(isOpen);
  const done = orders.filter(
    ({ status, stallId }, index) =>
      status === 'handed_over' &&
      orders.findIndex((order) => order.status === 'handed_over' && order.stallId === stallId) === index,
  );
  return [...open, ...done].slice(0, Math.max(MOST, open.length));
}

/** Open orders of the viewer, and stalls at which they can order the same again. Renders nothing without any. */
export function OwnStallOrders({ orders }: { orders: readonly StallOrder[] }) {
  const t = useMessages(catalogue);
  const shown = ordersToShow(orders);
  if (shown.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-2">
      <Heading level={2} className="max-sm:sr-only">
        {t.orders}
      </Heading>
      <ul className={`grid grid-cols-1 gap-2 ${columnsOf(shown.length)}`}>
        {shown.map((order) => (
          <li key={order.id} className="min-w-0">
            <Row order={order} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ order }: { order: StallOrder }) {
  const t = useMessages(catalogue);
  const format = useDateFormat();
  const { id, stallId, stallName, status, readyAt } = order;
  const open = isOpen(order);
  const state = open && status !== 'ready' ? t.readyAt(hourMinute(readyAt, format)) : t.statuses[status];
  return (
    <Card className="relative flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
      <div className="min-w-0 grow basis-40">
        <p className="truncate font-bold">
          <Link to={{ to: 'stallOrder', id }} className="after:absolute after:inset-0">
            <bdi>{stallName}</bdi>
          </Link>
        </p>
        <FactLine className="text-sm text-fg-muted" facts={[state, <bdi>{namesOf(order, t)}</bdi>]} />
      </div>
      {open ? null : (
        <Button asChild size="sm" variant="outline" className="relative shrink-0">
          <Link to={{ to: 'checkout', hive: STALL_HIVE, id: stallId, again: id }}>{t.again}</Link>
        </Button>
      )}
    </Card>
  );
}
