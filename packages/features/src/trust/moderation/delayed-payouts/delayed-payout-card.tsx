import type { DelayedPayout } from '@campushive/contract';
import { findNetwork } from '@campushive/contract/campus';
import { Badge } from '@campushive/ui/badge';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Text } from '@campushive/ui/text';
import {
  dateTime,
  knownWord,
  useCampus,
  useDateFormat,
  useMessages,
  useMoney,
} from '../../../kernel/index.js';
import { PersonLine } from '../person-line.js';
import { catalogue } from './delayed-payouts.catalogue.js';

export interface DelayedPayoutCardProps {
  found: DelayedPayout;
  /** The retry is in progress. */
  retrying: boolean;
  onRetry: () => void;
  /** Asks the seller to check the account. The message is requested next. */
  onReturn: () => void;
}

const TONES = { operator: 'danger', temporary: 'warning', account: 'neutral' } as const;

/** Delayed payout: seller, amount, actions, and the provider's message. */
export function DelayedPayoutCard({ found, retrying, onRetry, onReturn }: DelayedPayoutCardProps) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const money = useMoney();
  const campus = useCampus();
  const { network, bankName, maskedNumber } = found;
  const place = network === null ? bankName : (findNetwork(campus, network)?.shortName ?? network);
  return (
    <Card className="grid grid-cols-1 gap-4">
      <header className="flex flex-wrap items-center gap-2">
        <Badge tone={TONES[found.failure] ?? 'neutral'}>{knownWord(t.kinds, found.failure)}</Badge>
        {found.atProvider ? <Badge tone="info">{t.atProvider}</Badge> : null}
        <span className="text-sm text-fg-muted">{t.since(dateTime(found.createdAt, dateFormat))}</span>
      </header>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <PersonLine person={found.seller}>{t.to(`${place} ${maskedNumber}`)}</PersonLine>
        <span className="font-extrabold tabular-nums">{money(found.amount)}</span>
      </div>
      <div className="grid gap-1 rounded-control bg-fill px-3 py-2 text-sm">
        <p className="font-semibold">{knownWord(t.reasons, found.code)}</p>
        {found.words === null ? null : <p className="wrap-anywhere text-fg-muted">{t.words(found.words)}</p>}
        {found.retryAt === null ? null : (
          <p className="text-fg-muted">{t.nextTry(dateTime(found.retryAt, dateFormat))}</p>
        )}
      </div>
      <Text size="xs" tone="muted" className="break-all">
        {found.reference}
      </Text>
      <div className="flex flex-wrap gap-2 border-t border-line pt-3">
        <Button size="sm" variant="secondary" onClick={onRetry} loading={retrying} loadingLabel={t.retry}>
          {t.retry}
        </Button>
        {found.atProvider ? null : (
          <Button size="sm" variant="outline" onClick={onReturn}>
            {t.giveBack}
          </Button>
        )}
      </div>
    </Card>
  );
}
