import { isInQueue } from '@campushive/contract/rules/stall-orders';
import type { StallProgress } from '@campushive/contract';
import { hourMinute, useDateFormat, useMessages } from '../../../kernel/index.js';
import { catalogue } from '../parts/stalls.catalogue.js';

const STEPS = ['new', 'preparing', 'ready'] as const;

/** Time at which an order is ready, and its three steps. Renders nothing for an order outside the queue. */
export function ReadyPanel({ progress: { status, readyAt } }: { progress: StallProgress }) {
  const t = useMessages(catalogue);
  const format = useDateFormat();
  if (!isInQueue(status)) return null;
  const at = STEPS.findIndex((step) => step === status);
  return (
    <section data-slot="ready-panel" className="grid gap-4 rounded-card bg-fg px-5 py-6 text-bg">
      <p className="text-center">
        <span className="block font-semibold">{status === 'ready' ? t.readyNow : t.readyLabel}</span>
        <time dateTime={readyAt} className="block text-hero leading-tight font-extrabold tabular-nums">
          {hourMinute(readyAt, format)}
        </time>
      </p>
      <ol aria-label={t.steps} className="grid grid-cols-3 gap-1.5">
        {STEPS.map((step, index) => (
          <li
            key={step}
            aria-current={index === at ? 'step' : undefined}
            className="grid gap-1.5 text-center"
          >
            <span
              aria-hidden="true"
              className={`h-1.5 rounded-full ${index <= at ? 'bg-brand' : 'bg-bg/25'}`}
            />
            <span className={`text-sm wrap-anywhere ${index === at ? 'font-bold' : ''}`}>
              {t.statuses[step]}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
