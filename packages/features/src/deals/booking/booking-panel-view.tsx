import { MAX_SESSION_HOURS, SESSION_HOURS_MIN, type Listing } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { NativeSelect } from '@campushive/ui/native-select';
import { Alert } from '@campushive/ui/alert';
import { Checkbox } from '@campushive/ui/checkbox';
import { CalendarCheck } from 'lucide-react';
import type { FormEvent } from 'react';
import { hourMinute, useMoney, useDateFormat, useMessages, useProblemText } from '../../kernel/index.js';
import { FeeBreakdown, useTotal } from '../../catalogue/parts/prices/fee-breakdown.js';
import { MainAction } from '../../shared/index.js';
import { hourPriceOf, isTrial } from '../../catalogue/parts/prices/agreed-price.js';
import { useChargedPrice } from '../../catalogue/parts/prices/use-charged-price.js';
import { SlotPicker } from '../parts/slots/index.js';
import { useOnDemand } from '../../shared/hooks/use-on-demand.js';
import { catalogue } from './booking.catalogue.js';
import type { Booking } from './use-booking.js';

const loadWeekly = () => import('./weekly-choice.js');

/** Session lengths from half an hour to eight hours, in half hours. */
const HOURS: readonly number[] = Array.from(
  { length: (MAX_SESSION_HOURS - SESSION_HOURS_MIN) * 2 + 1 },
  (_, index) => SESSION_HOURS_MIN + index / 2,
);

/** Tutoring listing with the state of a booking. */
export interface BookingPanelViewProps {
  /** Listing of the tutor, priced by the hour. */
  listing: Listing;
  /** Free times and the current choice. */
  booking: Booking;
}

/** Choices before the payment of a session: time, length and resulting price. */
export function BookingPanelView({ listing, booking }: BookingPanelViewProps) {
  const t = useMessages(catalogue);
  const totalOf = useTotal();
  const dateFormat = useDateFormat();
  const money = useMoney();
  const chargedPrice = useChargedPrice();
  const problemText = useProblemText();
  const { part, prepare, want } = useOnDemand(loadWeekly);
  if (listing.status !== 'active') return <Card className="text-sm text-fg-muted">{t.closed}</Card>;
  if (listing.price === 0) return <Card className="text-sm text-fg-muted">{t.free}</Card>;
  const { state, hours, weekly } = booking;
  if (state.status === 'ready' && !state.hasHours) {
    return (
      <Card data-slot="no-hours" className="grid gap-2">
        <Heading level={2} size="subsection">
          {t.title}
        </Heading>
        <SlotPicker choice={booking} />
      </Card>
    );
  }
  const slot = state.status === 'ready' ? state.slot : undefined;
  const price = chargedPrice(hourPriceOf(listing, hours), hours);
  const clockOf = (iso: string) => hourMinute(iso, dateFormat);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (booking.onBook()) return;
    // The sticky button on a phone can be far from the missing field, so focus moves there.
    const missing = slot === undefined ? 'input[name=time]:enabled' : '[data-slot=weekly] select';
    event.currentTarget.querySelector<HTMLElement>(missing)?.focus();
  }
  return (
    <Card asChild className="grid gap-4">
      <form onSubmit={submit} noValidate>
        <Heading level={2} size="subsection">
          {t.title}
        </Heading>
        <NativeSelect
          label={t.hours}
          value={String(hours)}
          options={HOURS.map((hour) => ({ value: String(hour), label: t.hoursOption(hour) }))}
          onChange={(event) => booking.onHours({ hours: Number(event.target.value) })}
        />
        <SlotPicker choice={booking} />
        <Checkbox
          label={t.weekly}
          checked={weekly.isOn}
          onPointerEnter={prepare}
          onFocus={prepare}
          onCheckedChange={(isOn) => {
            if (isOn) want();
            weekly.onToggle(isOn);
          }}
        />
        {weekly.isOn && part !== null ? (
          <part.WeeklyChoice
            listing={listing}
            startsAt={slot?.startsAt}
            hours={hours}
            onTimes={weekly.onTimes}
          />
        ) : null}
        {weekly.problem === null ? null : (
          <Alert tone="warning">{problemText(weekly.problem, t.weeklyFailed)}</Alert>
        )}
        <div aria-live="polite" className="grid gap-3">
          <p className="flex flex-wrap justify-between gap-x-4 text-sm text-fg-muted">
            <span>{t.perHour(money(hourPriceOf(listing, hours)), hours)}</span>
            {price > hourPriceOf(listing, hours) * hours ? <span>{t.lowest(money(price))}</span> : null}
            {slot === undefined ? null : <span>{t.until(clockOf(slot.startsAt), clockOf(slot.endsAt))}</span>}
          </p>
          {listing.trialPrice === undefined ? null : (
            <p className="text-sm font-semibold">
              {isTrial(listing, hours) ? t.trial : t.trialUpTo(money(listing.trialPrice))}
            </p>
          )}
          <FeeBreakdown kind="purchase" price={price} />
        </div>
        <MainAction>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            fullWidth
            leading={<CalendarCheck aria-hidden="true" />}
            loading={weekly.making}
            loadingLabel={t.making}
          >
            {label()}
          </Button>
        </MainAction>
        <p className="text-sm text-fg-muted">{t.agree}</p>
      </form>
    </Card>
  );

  function label(): string {
    if (slot === undefined) return t.choose;
    const total = money(totalOf('purchase', price));
    return weekly.isOn && weekly.times !== null ? t.payFirst(weekly.times.length, total) : t.pay(total);
  }
}
