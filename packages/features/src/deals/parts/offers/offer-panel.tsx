import { feesFor, itemOf, type OfferShown } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { useState } from 'react';
import {
  appointment,
  Link,
  useCampus,
  useClock,
  useDateFormat,
  useMessages,
  useMoney,
  useMinorUnits,
} from '../../../kernel/index.js';
import { ConfirmOnDemand } from '../../../shared/confirm-on-demand.js';
import { useTotal } from '../../../catalogue/parts/prices/fee-breakdown.js';
import { firstNameOf } from '../../../shared/first-name.js';
import { useOnDemand } from '../../../shared/hooks/use-on-demand.js';
import { turnIn, type Bargain } from './bargain.js';
import { catalogue } from './offers.catalogue.js';
import { useOffer, type OfferAct, type OfferControl } from './use-offer.js';

const loadDialog = () => import('./offer-dialog.js');

interface Offered extends Bargain {
  readonly offer: OfferShown;
}

export interface OfferPanelProps {
  /** Negotiation with an offer. */
  bargain: Offered;
  /** True when the page has a separate payment button. Default `false`. */
  paidElsewhere?: boolean;
}

/** Status of an offer, with the viewer's actions. */
export function OfferPanel({ bargain, paidElsewhere = false }: OfferPanelProps) {
  const t = useMessages(catalogue);
  const money = useMoney();
  const now = useClock().now();
  const control = useOffer(bargain.offer);
  const { offer, role } = bargain;
  const { title, facts } = useWording(bargain);
  const turn = turnIn(offer, now);
  return (
    <Card className="grid gap-3">
      <div aria-live="polite" className="grid gap-1">
        <p className="text-subtitle font-bold">{title}</p>
        <p suppressHydrationWarning className="text-sm text-fg-muted">
          {facts.join(' ')}
        </p>
      </div>
      {turn === role ? <Answer bargain={bargain} control={control} /> : null}
      {turn !== null && turn !== role ? (
        <Act act="withdraw" control={control} variant="outline">
          {t.withdraw}
        </Act>
      ) : null}
      {offer.status === 'accepted' && role === 'buyer' && !paidElsewhere ? (
        <Pay bargain={bargain} amount={money} />
      ) : null}
    </Card>
  );
}

interface ActProps {
  act: OfferAct;
  control: OfferControl;
  variant: 'outline' | 'ghost';
  children: string;
}

function Act({ act, control: { acting, onAct }, variant, children }: ActProps) {
  const t = useMessages(catalogue);
  return (
    <Button variant={variant} loading={acting === act} loadingLabel={t.sending} onClick={() => onAct(act)}>
      {children}
    </Button>
  );
}

/** Answer buttons. Accepting is binding for a day, so it needs a confirmation. */
function Answer({ bargain, control }: { bargain: Offered; control: OfferControl }) {
  const t = useMessages(catalogue);
  const money = useMoney();
  const [agreeing, setAgreeing] = useState(false);
  const [countering, setCountering] = useState(false);
  const { part, prepare, want } = useOnDemand(loadDialog);
  const name = firstNameOf(bargain, t.other);
  return (
    <div className="flex flex-wrap gap-2 *:grow *:basis-28">
      <Button
        variant="primary"
        className="max-sm:basis-full!"
        loading={control.acting === 'accept'}
        loadingLabel={t.sending}
        onClick={() => setAgreeing(true)}
      >
        {t.accept}
      </Button>
      <Button
        variant="outline"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          want();
          setCountering(true);
        }}
      >
        {t.counter}
      </Button>
      <Act act="decline" control={control} variant="outline">
        {t.decline}
      </Act>
      <ConfirmOnDemand
        open={agreeing}
        onOpenChange={setAgreeing}
        title={t.acceptTitle(money(bargain.offer.amount))}
        description={bargain.role === 'seller' ? t.acceptAsSeller(name) : t.acceptAsBuyer}
        confirmLabel={t.accept}
        variant="secondary"
        cancelLabel={t.cancel}
        onConfirm={() => {
          control.onAct('accept');
          setAgreeing(false);
        }}
      />
      {part === null ? null : (
        <part.OfferDialog bargain={bargain} counters open={countering} onOpenChange={setCountering} />
      )}
    </div>
  );
}

/** Payment button. A lesson costs by its length, so its time is chosen first. */
function Pay({ bargain: { listing, offer }, amount }: { bargain: Offered; amount: (of: number) => string }) {
  const t = useMessages(catalogue);
  const totalOf = useTotal();
  const { hive, id } = listing;
  const isBooked = itemOf(hive) === 'session';
  return (
    <Button asChild variant="primary">
      <Link to={{ to: isBooked ? 'listing' : 'checkout', hive, id }}>
        {isBooked ? t.book : t.pay(amount(totalOf('purchase', offer.amount)))}
      </Link>
    </Button>
  );
}

/** Returns the title and facts of an offer, from the viewer's side. */
function useWording(bargain: Offered): { title: string; facts: readonly string[] } {
  const t = useMessages(catalogue);
  const money = useMoney();
  const { toMajor, toMinor } = useMinorUnits();
  const dateFormat = useDateFormat();
  const now = useClock().now();
  const { fees } = useCampus();
  const { listing, offer, role } = bargain;
  const name = firstNameOf(bargain, t.other);
  const amount = money(offer.amount);
  const until = appointment(offer.expiresAt, now, dateFormat);
  const listed = t.listed(money(listing.price));
  if (
    Date.parse(offer.expiresAt) <= now.getTime() &&
    ['open', 'countered', 'accepted'].includes(offer.status)
  )
    return { title: t.expired(amount), facts: [listed] };
  switch (offer.status) {
    case 'open':
    case 'countered': {
      if (turnIn(offer, now) !== role)
        return { title: t.waiting(amount), facts: [listed, t.waitingUntil(name, until)] };
      const payout = money(toMajor(feesFor('purchase', toMinor(offer.amount), fees).payout));
      const gain = role === 'seller' && itemOf(listing.hive) !== 'session' ? [t.receive(payout)] : [];
      return { title: t.asked(name, amount), facts: [listed, ...gain, t.answerUntil(until)] };
    }
    case 'accepted':
      return {
        title: t.agreed(amount),
        facts: [listed, role === 'buyer' ? t.keptForYou(until) : t.keptForThem(name, until)],
      };
    case 'declined':
    case 'withdrawn':
    case 'expired':
      return { title: t[offer.status](amount), facts: [listed] };
    default:
      // A newer server may send another status.
      void (offer.status satisfies never);
      return { title: amount, facts: [listed] };
  }
}
