import { Button } from '@campushive/ui/button';
import { Link, useMessages } from '../../../kernel/index.js';
import type { OrderPartProps } from '../../sold/order-kind.js';
import { catalogue } from '../parts/stalls.catalogue.js';
import { ReadyPanel } from './ready-panel.js';

/** Time and steps of a paid order at a stall. The seller gets the way to the queue. */
export function StallLead({ payment: { stallOrder, role } }: OrderPartProps) {
  const t = useMessages(catalogue);
  if (stallOrder === null) return null;
  return (
    <div className="grid gap-3">
      <ReadyPanel progress={stallOrder} />
      {role === 'buyer' ? null : (
        <Button asChild size="sm" variant="outline" className="justify-self-end">
          <Link to={{ to: 'stallQueue' }}>{t.toQueue}</Link>
        </Button>
      )}
    </div>
  );
}
