import type { StallOrder, StallStep } from '@campushive/contract';
import { MINUTE } from '@campushive/contract/limits';
import { Avatar } from '@campushive/ui/avatar';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { IconButton } from '@campushive/ui/icon-button';
import { Clock, CloudOff, X } from 'lucide-react';
import { useState } from 'react';
import { hourMinute, Link, useDateFormat, useMessages } from '../../../kernel/index.js';
import { useNow } from '../../../shared/hooks/use-now.js';
import { ConfirmOnDemand, firstNameOf } from '../../../shared/index.js';
import { catalogue } from './stall-desk.catalogue.js';
import { nextStepOf, type QueuedOrder } from './waiting-steps.js';

interface QueueCardProps {
  queued: QueuedOrder;
  /** The oldest order at its step. On a narrow screen, the bar below has its next step. */
  isFirst: boolean;
  onStep: (orderId: string, to: StallStep) => void;
}

/** Returns whether the handover needs the buyer's code, which the order's page takes. */
export const needsCode = ({ status, paymentId }: StallOrder): boolean =>
  status === 'ready' && paymentId !== null;

/** Order of the queue: number, buyer, lines, and the next step unless the bar has it. */
export function QueueCard({ queued: { order, waits }, isFirst, onStep }: QueueCardProps) {
  const t = useMessages(catalogue);
  const { id, number, buyer, lines, payment } = order;
  return (
    <Card
      data-slot="queue-card"
      className={`grid gap-2 px-4 py-3 ${isFirst ? 'border-2 border-fg xl:border xl:border-line' : ''}`}
    >
      <div className="flex flex-wrap items-center gap-x-3">
        <Link
          to={{ to: 'stallOrder', id }}
          className="flex min-h-11 min-w-0 grow items-center gap-3 rounded-control hover:underline"
        >
          <span className="text-headline font-extrabold tabular-nums">{number}</span>
          <Avatar
            name={buyer.name ?? '?'}
            src={buyer.profileImage ?? undefined}
            aria-hidden="true"
            size="sm"
          />
          <span dir="auto" className="truncate font-bold">
            {firstNameOf(buyer, t.deletedUser)}
          </span>
        </Link>
        <Due order={order} isFirst={isFirst} />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-2">
        <ul className="min-w-0 grow basis-32 text-subtitle">
          {lines.map(({ itemId, name, quantity }) => (
            <li key={itemId} className="wrap-anywhere">
              {t.line(quantity, name)}
            </li>
          ))}
        </ul>
        <div className="ms-auto flex items-center gap-1">
          {order.steps.includes('declined') && !waits ? <Decline order={order} onStep={onStep} /> : null}
          <span className={isFirst ? 'hidden xl:block' : ''}>
            <Next order={order} isFirst={isFirst} onStep={onStep} />
          </span>
        </div>
      </div>
      {payment === 'cash' ? <p className="text-sm font-semibold text-warning">{t.cash}</p> : null}
      {waits ? (
        <p className="flex items-center gap-1.5 text-sm text-fg-muted">
          <CloudOff aria-hidden="true" className="size-4" /> {t.waiting}
        </p>
      ) : null}
    </Card>
  );
}

function Due({ order: { status, createdAt, readyAt }, isFirst }: { order: StallOrder; isFirst: boolean }) {
  const t = useMessages(catalogue);
  const format = useDateFormat();
  const now = useNow(MINUTE);
  const isLate = now.getTime() > Date.parse(readyAt);
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(createdAt)) / MINUTE));
  return (
    <span
      className={`flex items-center gap-1.5 text-sm tabular-nums ${isFirst || isLate ? 'font-bold text-warning' : 'text-fg-muted'}`}
    >
      <Clock aria-hidden="true" className="size-4" />
      {status === 'new' && minutes < 60 ? t.minutesAgo(minutes) : t.due(hourMinute(readyAt, format))}
    </span>
  );
}

/** Small button with the next step. The one of the oldest new order leads. */
function Next({
  order,
  isFirst,
  onStep,
}: {
  order: StallOrder;
  isFirst: boolean;
  onStep: QueueCardProps['onStep'];
}) {
  const t = useMessages(catalogue);
  const to = nextStepOf(order);
  if (to === undefined) return null;
  if (needsCode(order))
    return (
      <Button asChild variant="outline">
        <Link to={{ to: 'payment', id: order.paymentId ?? '' }}>{t.enterCode}</Link>
      </Button>
    );
  const label = to === 'preparing' ? t.start : to === 'ready' ? t.ready : t.handOver;
  return (
    <Button
      variant={isFirst && to === 'preparing' ? 'primary' : 'outline'}
      onClick={() => onStep(order.id, to)}
    >
      {label}
    </Button>
  );
}

function Decline({ order, onStep }: { order: StallOrder; onStep: QueueCardProps['onStep'] }) {
  const t = useMessages(catalogue);
  const [isAsking, setAsking] = useState(false);
  const number = order.number ?? 0;
  return (
    <>
      <IconButton label={t.decline(number)} onClick={() => setAsking(true)}>
        <X aria-hidden="true" />
      </IconButton>
      <ConfirmOnDemand
        open={isAsking}
        onOpenChange={setAsking}
        title={t.declineTitle(number)}
        description={t.declineText}
        confirmLabel={t.declineConfirm}
        cancelLabel={t.keep}
        loading={false}
        loadingLabel={t.declining}
        onConfirm={() => {
          setAsking(false);
          onStep(order.id, 'declined');
        }}
      />
    </>
  );
}
