import type { Credit } from '@campushive/contract';
import { Badge } from '@campushive/ui/badge';
import { Heading } from '@campushive/ui/heading';
import { Text } from '@campushive/ui/text';
import { dateTime, knownWord, useDateFormat, useMessages, useMoney } from '../../kernel/index.js';
import { FailedAlert } from '../../shared/failed-alert.js';
import { ShowMoreButton } from '../../shared/show-more.js';
import { catalogue } from './payouts.catalogue.js';
import type { CreditsState } from './use-payouts.js';

/** Credits from the campus. Hidden for students without any. */
export function PayoutCredits({ state }: { state: CreditsState }) {
  const t = useMessages(catalogue);
  switch (state.status) {
    case 'loading':
      return null;
    case 'failed':
      return <FailedAlert onRetry={state.retry}>{t.creditsFailed}</FailedAlert>;
    case 'ready':
      return state.credits.length === 0 ? null : (
        <section className="grid gap-3">
          <Heading level={2}>{t.creditsTitle}</Heading>
          <Text size="sm" tone="muted">
            {t.creditsText}
          </Text>
          <ul className="grid divide-y divide-line">
            {state.credits.map((credit) => (
              <CreditRow key={credit.id} credit={credit} />
            ))}
          </ul>
          <ShowMoreButton state={{ more: state.loadMore, loadingMore: state.loadingMore }} t={t} />
        </section>
      );
    default:
      return state satisfies never;
  }
}

const CREDIT_TONES = {
  waiting: 'warning',
  on_the_way: 'warning',
  paid: 'success',
  withdrawn: 'neutral',
} as const;

function CreditRow({ credit: { amount, reason, status, withdrawal, createdAt } }: { credit: Credit }) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const money = useMoney();
  return (
    <li className="grid gap-1 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-bold tabular-nums">{money(amount)}</span>
        <Badge tone={CREDIT_TONES[status] ?? 'neutral'}>{knownWord(t.creditStatuses, status)}</Badge>
      </div>
      <p className="text-sm wrap-anywhere">{reason}</p>
      <time dateTime={createdAt} className="text-sm text-fg-muted">
        {dateTime(createdAt, dateFormat)}
      </time>
      {withdrawal === null ? null : (
        <p className="text-sm wrap-anywhere">
          {t.creditWithdrawn(dateTime(withdrawal.at, dateFormat), withdrawal.reason)}
        </p>
      )}
    </li>
  );
}
