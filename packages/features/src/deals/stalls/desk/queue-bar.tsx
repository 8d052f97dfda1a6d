import type { StallOrder } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import type { ReactNode } from 'react';
import { Link, useMessages } from '../../../kernel/index.js';
import { firstNameOf, MainAction } from '../../../shared/index.js';
import { needsCode } from './queue-card.js';
import { catalogue } from './stall-desk.catalogue.js';
import type { StallQueue } from './use-stall-queue.js';
import { nextStepOf } from './waiting-steps.js';

interface QueueBarProps {
  /** Oldest order of the shown step. Undefined without any. */
  first: StallOrder | undefined;
  onStep: StallQueue['onStep'];
  /** Links to the rest of the stall. */
  children: ReactNode;
}

/** Bar under the thumb: the next step of the oldest order, and the links to the rest of the stall. A wide screen has neither. */
export function QueueBar({ first, onStep, children }: QueueBarProps) {
  return (
    <MainAction>
      <div className="grid gap-1 xl:hidden">
        {first === undefined ? null : <NextStep order={first} onStep={onStep} />}
        {children}
      </div>
    </MainAction>
  );
}

function NextStep({ order, onStep }: { order: StallOrder; onStep: StallQueue['onStep'] }) {
  const t = useMessages(catalogue);
  const number = order.number ?? 0;
  const name = firstNameOf(order.buyer, t.deletedUser);
  const to = nextStepOf(order);
  if (to === undefined) return null;
  if (needsCode(order))
    return (
      <Button asChild variant="primary" size="lg" fullWidth className="min-h-16">
        <Link to={{ to: 'payment', id: order.paymentId ?? '' }}>{t.enterCodeOf(number, name)}</Link>
      </Button>
    );
  const label =
    to === 'preparing'
      ? t.startOrder(number, name)
      : to === 'ready'
        ? t.readyOrder(number)
        : t.handOverOrder(number, name);
  return (
    <Button variant="primary" size="lg" fullWidth className="min-h-16" onClick={() => onStep(order.id, to)}>
      {label}
    </Button>
  );
}
