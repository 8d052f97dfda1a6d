import { MAX_PROMO_CODES, type PromoCode } from '@campushive/contract';
import { Badge, type BadgeTone } from '@campushive/ui/badge';
import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { HiveIcon } from '@campushive/ui/hexagon';
import { Skeleton } from '@campushive/ui/skeleton';
import { Text } from '@campushive/ui/text';
import { Plus } from 'lucide-react';
import { longDay, useLanguageTag, useMessages, useMoney } from '../../../kernel/index.js';
import { ConfirmOnDemand } from '../../../shared/confirm-on-demand.js';
import { promoCodesCatalogue } from './promo-codes.catalogue.js';
import { SharePromoCode } from './share-promo-code.js';
import type { PromoCodes } from './use-promo-codes.js';
import { LoadFailed } from '../../../shared/load-failed.js';

export interface PromoCodesViewProps {
  /** Id of the event. */
  id: string;
  /** Promo codes of the event, with the action to end them. */
  promo: PromoCodes;
  /** Called when the organiser wants to add a code. */
  onNew: () => void;
}

/** Promo codes of an organiser, with the sales of each. */
export function PromoCodesView({ id, promo, onNew }: PromoCodesViewProps) {
  const t = useMessages(promoCodesCatalogue);
  const { state } = promo;
  switch (state.status) {
    case 'loading':
      return <LoadingCodes />;
    case 'failed':
      return <LoadFailed icon={<HiveIcon hive="buzz" />} title={t.failed} onRetry={state.retry} />;
    case 'ready':
      return state.codes.length === 0 ? (
        <EmptyState
          kind="empty"
          icon={<HiveIcon hive="buzz" />}
          title={t.empty}
          description={t.emptyText}
          action={<NewButton onNew={onNew} />}
        />
      ) : (
        <Codes id={id} promo={promo} codes={state.codes} onNew={onNew} />
      );
    default:
      return state satisfies never;
  }
}

function Codes({ id, promo, codes, onNew }: PromoCodesViewProps & { codes: readonly PromoCode[] }) {
  const t = useMessages(promoCodesCatalogue);
  return (
    <div className="grid gap-4 pt-4">
      <Text size="sm" tone="muted">
        {t.text}
      </Text>
      {codes.length < MAX_PROMO_CODES ? (
        <NewButton onNew={onNew} />
      ) : (
        <p className="text-sm">{t.full(MAX_PROMO_CODES)}</p>
      )}
      <ul>
        {codes.map((code) => (
          <Code key={code.id} eventId={id} code={code} onEnd={() => promo.onAsk(code)} />
        ))}
      </ul>
      <Ending promo={promo} />
    </div>
  );
}

function NewButton({ onNew }: { onNew: () => void }) {
  const t = useMessages(promoCodesCatalogue);
  return (
    <Button
      variant="outline"
      className="w-full sm:w-auto sm:justify-self-start"
      leading={<Plus aria-hidden="true" />}
      onClick={onNew}
    >
      {t.newCode}
    </Button>
  );
}

const TONES: Readonly<Record<PromoCode['status'], BadgeTone>> = {
  open: 'success',
  used_up: 'warning',
  over: 'neutral',
  ended: 'neutral',
};

interface CodeProps {
  eventId: string;
  code: PromoCode;
  onEnd: () => void;
}

function Code({ eventId, code: promo, onEnd }: CodeProps) {
  const t = useMessages(promoCodesCatalogue);
  const money = useMoney();
  const locale = useLanguageTag();
  const { code, percent, amount, kind, lastDay, quota, used, sold, status } = promo;
  const terms = [
    percent === null ? t.amountOff(money(amount ?? 0)) : t.percentOff(percent),
    ...(kind === null ? [] : [t.onlyKind(kind.name)]),
    // Calendar day without a time zone, so that every viewer reads the same date.
    ...(lastDay === null ? [] : [t.until(longDay(lastDay, locale))]),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-3">
      <div className="grid min-w-0 flex-1 basis-48 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-bold wrap-anywhere">{code}</span>
          <Badge tone={TONES[status]}>{t.status[status]}</Badge>
        </p>
        <Text size="sm" tone="muted" className="wrap-anywhere">
          {terms.join(' · ')}
        </Text>
        <p className="text-sm tabular-nums">
          {quota === null ? t.used(used) : t.usedOf(used, quota)} · {t.sold(money(sold))}
        </p>
      </div>
      {status === 'open' ? <SharePromoCode eventId={eventId} code={code} /> : null}
      {status === 'ended' ? null : (
        <Button variant="ghost" size="sm" className="-mx-3" onClick={onEnd}>
          {t.end(code)}
        </Button>
      )}
    </li>
  );
}

/** Confirmation before a code is ended, which cannot be undone. */
function Ending({ promo: { codeToEnd, asking, onAsk, onEnd, ending } }: { promo: PromoCodes }) {
  const t = useMessages(promoCodesCatalogue);
  return (
    <ConfirmOnDemand
      open={asking}
      onOpenChange={(open) => (open ? undefined : onAsk(null))}
      title={t.endTitle(codeToEnd?.code ?? '')}
      description={t.endText}
      confirmLabel={t.endNow}
      cancelLabel={t.keep}
      loading={ending}
      loadingLabel={t.ending}
      onConfirm={onEnd}
    />
  );
}

/** Skeleton rows in their final size. */
function LoadingCodes() {
  return (
    <div aria-busy="true" className="animate-late-in pt-4">
      {[1, 2].map((row) => (
        <div key={row} className="grid gap-2 border-b border-line py-3">
          <Skeleton shape="text" className="w-1/3" />
          <Skeleton shape="text" className="w-2/3 text-sm" />
          <Skeleton shape="text" className="w-1/2 text-sm" />
        </div>
      ))}
    </div>
  );
}
