import type { Completion, Payment } from '@campushive/contract';
import { Heading } from '@campushive/ui/heading';
import { Check, X } from 'lucide-react';
import { dateTime, longDate, useDateFormat } from '../../kernel/index.js';
import { isOwed } from './order-chargeback.js';
import { Reference } from '../parts/payments/short-reference.js';
import { SOLD_FACTS } from '../sold/facts.js';
import { kindOfOrder } from '../sold/kinds.js';
import { useSoldWords } from '../sold/use-sold-words.js';

interface Step {
  readonly name: string;
  /** Time of the step. Null when unknown or still ahead. */
  readonly at: string | null;
  readonly done: boolean;
  /** Final step: `failed` for a failure, `over` for an end without one. */
  readonly end?: 'failed' | 'over';
  readonly note?: string | undefined;
}

const DOTS = {
  done: 'border-success bg-success text-bg',
  next: 'border-line-strong',
  failed: 'border-danger bg-danger text-bg',
  over: 'border-line-strong bg-fill text-fg-muted',
};

const stateOf = ({ done, end }: Step): keyof typeof DOTS => end ?? (done ? 'done' : 'next');

/** Timeline of an order: past steps and the next one. */
export function OrderTimeline({ payment }: { payment: Payment }) {
  const t = useSoldWords(kindOfOrder(payment));
  const dateFormat = useDateFormat();
  return (
    <section className="grid gap-3">
      <Heading level={2} size="subsection">
        {t.timeline}
      </Heading>
      <ol className="grid text-sm">
        {stepsOf().map((step) => (
          <li key={step.name} className="group flex gap-3">
            <span aria-hidden="true" className="grid grid-rows-[auto_1fr] justify-items-center">
              <span className={`grid size-6 place-items-center rounded-full border-2 ${DOTS[stateOf(step)]}`}>
                {step.end !== undefined ? (
                  <X className="size-4" />
                ) : step.done ? (
                  <Check className="size-4" />
                ) : null}
              </span>
              <span className="min-h-3 w-0.5 bg-line group-last:hidden" />
            </span>
            <span className="flex min-w-0 grow flex-wrap content-start justify-between gap-x-4 pt-0.5 pb-3">
              <span className={step.done ? 'font-semibold' : 'text-fg-muted'}>
                {step.done ? null : <span className="sr-only">{`${t.next} `}</span>}
                <bdi>{step.name}</bdi>
              </span>
              {step.at === null ? null : (
                <time dateTime={step.at} className="text-fg-muted">
                  {dateTime(step.at, dateFormat)}
                </time>
              )}
              {step.note === undefined ? null : (
                <span dir="auto" className="w-full text-fg-muted">
                  {step.note}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
      <Reference reference={payment.reference} />
    </section>
  );

  function stepsOf(): readonly Step[] {
    const { orderStatus, createdAt, paidAt, releasedAt, updatedAt, dispute, chargeback, role, delivery } =
      payment;
    const { steps } = t;
    const done = (name: string, at: string | null): Step => ({ name, at, done: true });
    const next = (name: string, note?: string): Step => ({ name, at: null, done: false, note });
    const list = [done(steps.begun, createdAt)];
    if (paidAt !== null) list.push(done(steps.paid, paidAt));
    if (delivery !== null && delivery.pickedUpAt !== null)
      list.push(done(steps.pickedUp, delivery.pickedUpAt));
    if (delivery !== null && delivery.onTheWayAt !== null)
      list.push(done(steps.onTheWay, delivery.onTheWayAt));
    if (dispute !== null) list.push(done(steps.disputed, dispute.openedAt));
    switch (orderStatus) {
      case 'pending_payment':
        return [...list, next(steps.paid)];
      case 'held':
        return [
          ...list,
          ...(delivery !== null && delivery.status === 'accepted' ? [next(steps.pickedUp)] : []),
          ...(payment.completion === null
            ? [next(SOLD_FACTS[kindOfOrder(payment)].handover === 'door' ? steps.door : steps.meet)]
            : workSteps(payment.completion)),
          next(steps.released, lastDay()),
        ];
      case 'disputed':
        return [...list, next(steps.decided)];
      case 'released':
        list.push(done(steps.released, releasedAt));
        // Omits the payout, because owed money is withheld.
        return role === 'seller' && !isOwed(payment) ? [...list, next(steps.sent)] : list;
      case 'paid_out':
        list.push(done(steps.released, releasedAt));
        return role === 'seller' ? [...list, done(steps.sent, null)] : list;
      case 'frozen':
        return [...list, done(steps.frozen, chargeback?.raisedAt ?? null), next(steps.bankDecides)];
      case 'charged_back':
        return [
          ...list,
          done(steps.frozen, chargeback?.raisedAt ?? null),
          { ...done(steps.chargedBack, chargeback?.resolvedAt ?? null), end: 'over' },
        ];
      case 'refunded':
        return payment.refund === null || payment.refund.status === 'processed'
          ? [...list, done(steps.refunded, payment.refund?.processedAt ?? null)]
          : [...list, next(steps.refunded)];
      case 'failed':
        return [...list, { ...done(t.statuses.failed, updatedAt), end: 'failed' }];
      case 'expired':
      case 'cancelled':
        return [...list, { ...done(t.statuses[orderStatus], updatedAt), end: 'over' }];
      default:
        // Unknown status of a newer server. Shows the steps known so far.
        void (orderStatus satisfies never);
        return list;
    }
  }

  /** Returns the work steps. For an errand, the handover can come before the mark. */
  function workSteps({ status, rounds }: Completion): readonly Step[] {
    const { delivery, work } = payment;
    if (status === 'done') return [{ name: t.steps.workDone, at: rounds.at(-1)?.doneAt ?? null, done: true }];
    const by = work === null ? undefined : t.dueBy(longDate(work.dueAt, dateFormat));
    return [
      { name: delivery === null ? t.steps.workDone : t.steps.dropOff, at: null, done: false, note: by },
    ];
  }

  function lastDay(): string | undefined {
    const { autoReleaseAt } = payment;
    if (payment.work !== null) return t.afterDone;
    return autoReleaseAt === null ? undefined : t.atTheLatest(longDate(autoReleaseAt, dateFormat));
  }
}
