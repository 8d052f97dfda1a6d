import { type Listing } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { NativeSelect } from '@campushive/ui/native-select';
import { TextField } from '@campushive/ui/text-field';
import { CalendarCheck } from 'lucide-react';
import type { FormEvent } from 'react';
import { hourMinute, useMoney, useLanguageTag, useMessages, useMinorUnits } from '../kernel/index.js';
import { FeeBreakdown, MainAction, useTotal } from '../shared/index.js';
import { unitPriceOf } from '../shared/agreed-price.js';
import { catalogue } from './booking.catalogue.js';
import { momentOf } from '../shared/local-time.js';
import { endOf, HOURS, type TimeProblem } from './session-time.js';
import type { Booking } from './use-booking.js';

export interface BookingPanelViewProps {
  /** The tutor's listing: its price is by the hour. */
  listing: Listing;
  /** The day, the time and the hours that are chosen, and what stands against them. */
  booking: Booking;
}

/** When, how long, and what it costs: everything before paying for a session. */
export function BookingPanelView({ listing, booking }: BookingPanelViewProps) {
  const t = useMessages(catalogue);
  const totalOf = useTotal();
  const locale = useLanguageTag();
  const money = useMoney();
  const { toMajor, toMinor } = useMinorUnits();
  if (listing.status !== 'active') return <Card className="text-sm text-fg-muted">{t.closed}</Card>;
  if (listing.price === 0) return <Card className="text-sm text-fg-muted">{t.free}</Card>;
  const { date, time, hours, problem } = booking;
  const start = momentOf(date, time);
  const price = toMajor(Math.round(toMinor(unitPriceOf(listing)) * hours));
  const clockOf = (moment: Date) => hourMinute(moment.toISOString(), locale);
  function textOf(told: TimeProblem): string {
    return told.why === 'taken'
      ? t.taken(hourMinute(told.by.startsAt, locale), hourMinute(told.by.endsAt, locale))
      : t[told.why];
  }
  const problemOf = (field: TimeProblem['field']) => (problem?.field === field ? textOf(problem) : undefined);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = booking.onBook();
    // On a phone the button is always in sight, and what it needs may be far below.
    const field = wrong === null ? null : event.currentTarget.elements.namedItem(wrong);
    if (field instanceof HTMLElement) field.focus();
  }
  return (
    <Card asChild className="grid gap-4">
      <form onSubmit={submit} noValidate>
        <Heading level={2} size="subsection">
          {t.title}
        </Heading>
        <TextField
          type="date"
          name="date"
          label={t.date}
          min={booking.today}
          value={date}
          error={problemOf('date')}
          onChange={(event) => booking.onChange({ date: event.target.value })}
        />
        <div className="grid grid-cols-2 items-start gap-3">
          <TextField
            type="time"
            name="time"
            // Its sentence is read in one or two lines, not in six of half the width.
            className={problem?.field !== 'time' ? '' : 'col-span-2'}
            step={900}
            label={t.time}
            value={time}
            error={problemOf('time')}
            onChange={(event) => booking.onChange({ time: event.target.value })}
          />
          <NativeSelect
            label={t.hours}
            value={String(hours)}
            options={HOURS.map((one) => ({ value: String(one), label: t.hoursOption(one) }))}
            onChange={(event) => booking.onChange({ hours: Number(event.target.value) })}
          />
        </div>
        {booking.takenThatDay.length === 0 ? null : (
          <p className="text-sm text-fg-muted">
            <span className="block font-semibold">{t.takenTitle}</span>
            {booking.takenThatDay
              .map((one) => `${hourMinute(one.startsAt, locale)} – ${hourMinute(one.endsAt, locale)}`)
              .join(', ')}
          </p>
        )}
        <div aria-live="polite" className="grid gap-3">
          <p className="flex flex-wrap justify-between gap-x-4 text-sm text-fg-muted">
            <span>{t.perHour(money(unitPriceOf(listing)), hours)}</span>
            {start === null ? null : <span>{t.until(clockOf(start), clockOf(endOf(start, hours)))}</span>}
          </p>
          <FeeBreakdown kind="purchase" price={price} />
        </div>
        <MainAction>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            fullWidth
            leading={<CalendarCheck aria-hidden="true" />}
          >
            {t.pay(money(totalOf('purchase', price)))}
          </Button>
        </MainAction>
        <p className="text-sm text-fg-muted">{t.agree}</p>
      </form>
    </Card>
  );
}
