import type { Payout } from '@campushive/contract';
import { Badge } from '@campushive/ui/badge';
import { Heading } from '@campushive/ui/heading';
import { Text } from '@campushive/ui/text';
import { dateTime, TextLink, useDateFormat, useMessages, useMoney } from '../../kernel/index.js';
import { ShowMoreButton } from '../../shared/show-more.js';
import { catalogue } from './payouts.catalogue.js';
import { TONES, useFailureReason, useStatusWord } from './payout-state.js';
import type { Payouts } from './use-payouts.js';
import { FactLine } from '../../shared/fact-line.js';

/** Section with the payouts that were sent or requested, newest first. */
export function SentPayouts({ state }: { state: Extract<Payouts['state'], { status: 'ready' }> }) {
  const t = useMessages(catalogue);
  return (
    <section className="grid gap-3">
      <Heading level={2}>{t.listTitle}</Heading>
      {state.payouts.length === 0 ? (
        <Text size="sm" tone="muted">
          {t.empty}
        </Text>
      ) : null}
      <ul className="grid divide-y divide-line">
        {state.payouts.map((payout) => (
          <Row key={payout.id} payout={payout} />
        ))}
      </ul>
      <ShowMoreButton state={{ more: state.loadMore, loadingMore: state.loadingMore }} t={t} />
    </section>
  );
}

function Row({ payout }: { payout: Payout }) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const money = useMoney();
  const word = useStatusWord();
  const reason = useFailureReason()(payout);
  const facts = [
    payout.sales > 0 ? t.sales(payout.sales) : null,
    payout.sales === 0 && payout.credits === 0 ? t.partOfSale : null,
    payout.credits > 0 ? t.credits(payout.credits) : null,
    payout.maskedNumber,
    payout.fee > 0 ? t.fee(money(payout.fee)) : null,
    payout.feeReturned > 0 ? t.feeReturned(money(payout.feeReturned)) : null,
    payout.debt > 0 ? t.keptOf(money(payout.debt)) : null,
  ];
  return (
    <li className="grid gap-1 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <TextLink standalone to={{ to: 'payout', id: payout.id }}>
          <span className="font-bold tabular-nums">{money(payout.amount)}</span>
        </TextLink>
        <Badge tone={TONES[payout.status] ?? 'neutral'}>{word(payout)}</Badge>
      </div>
      <FactLine className="text-sm text-fg-muted" facts={facts} />
      <time dateTime={payout.createdAt} className="text-sm text-fg-muted">
        {dateTime(payout.createdAt, dateFormat)}
      </time>
      {reason === null ? null : <p className="text-sm">{reason}</p>}
    </li>
  );
}
