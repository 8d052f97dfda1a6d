import { Button } from '@campushive/ui/button';
import { Link, useMessages } from '../../../kernel/index.js';
import type { OrderPartProps } from '../../sold/order-kind.js';
import { catalogue } from '../parts/stalls.catalogue.js';
import { ReadyPanel } from './ready-panel.js';

/** Number, time and steps of a paid order at a stall. The seller gets the way to the queue. */
export function StallLead({ payment: { stallOrder, role } }: OrderPartProps) {
  const t = useMessages(catalogue);
  if (stallOrder === null) return null;
  const { number } = stallOrder;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-subtitle font-bold">{number === null ? t.orderPlain : t.order(number)}</p>
        {role === 'buyer' ? null : (
          <Button asChild size="sm" variant="outline">
            <Link to={{ to: 'stallQueue' }}>{t.toQueue}</Link>
          </Button>
        )}
      </div>
      <ReadyPanel progress={stallOrder} />
    </div>
  );
}
