import { STALL_HIVE, type StallLine } from '@campushive/contract';
import { isInQueue } from '@campushive/contract/rules/stall-orders';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { Link, useMessages, useMinorUnits, useMoney } from '../../../kernel/index.js';
import { PhotoPicture } from '../../../shared/index.js';
import type { OrderPartProps } from '../../sold/order-kind.js';
import { placeOf } from '../parts/stall-place.js';
import { catalogue } from '../parts/stalls.catalogue.js';

/** Items of a paid order. */
export function StallLines({ payment: { stallOrder } }: OrderPartProps) {
  const t = useMessages(catalogue);
  if (stallOrder === null) return null;
  const place = placeOf(stallOrder);
  return (
    <Card asChild>
      <section className="grid gap-2">
        <Heading level={3} size="subsection">
          {t.items}
        </Heading>
        <LineList lines={stallOrder.lines} />
        {place === null ? null : <p className="text-sm text-fg-muted">{t.collectAt(place)}</p>}
      </section>
    </Card>
  );
}

/** Orders the same again. Only for the buyer, once the order has ended. */
export function OrderAgain({ payment: { stallOrder, role, hiveId } }: OrderPartProps) {
  const t = useMessages(catalogue);
  if (stallOrder === null || role !== 'buyer') return null;
  const { id, status } = stallOrder;
  if (isInQueue(status) || status === 'unpaid') return null;
  return (
    <Button asChild variant="outline" fullWidth>
      <Link to={{ to: 'checkout', hive: STALL_HIVE, id: hiveId, again: id }}>{t.again}</Link>
    </Button>
  );
}

/** Lines of an order with their sums, at the prices of the order. */
export function LineList({ lines }: { lines: readonly StallLine[] }) {
  const t = useMessages(catalogue);
  const money = useMoney();
  const { toMajor, toMinor } = useMinorUnits();
  return (
    <ul className="divide-y divide-line">
      {lines.map(({ itemId, name, quantity, price, photo }) => (
        <li key={itemId} className="flex items-center gap-3 py-2">
          {photo === null ? null : (
            <PhotoPicture photo={photo} alt="" sizes="44px" className="size-11 shrink-0 rounded-control" />
          )}
          <span className="min-w-0 grow wrap-anywhere">{t.line(quantity, name)}</span>
          <span className="font-bold tabular-nums">{money(toMajor(quantity * toMinor(price)))}</span>
        </li>
      ))}
    </ul>
  );
}
