import { WEEKDAYS, type DayHours, type Stall } from '@campushive/contract';
import { minutesOf } from '@campushive/contract/rules/zoned-time';
import { Heading } from '@campushive/ui/heading';
import { hourMinute, useLanguageTag, useMessages } from '../../../kernel/index.js';
import { catalogue } from '../parts/stalls.catalogue.js';

/** First day of the weekday names: a Monday. */
const MONDAY = Date.UTC(2026, 10, 30);
const DAY = 86_400_000;

const isAllDay = ({ from, to }: DayHours) => from === '00:00' && to === '24:00';

/** Opening hours by weekday. Renders nothing for a stall that opens by hand. */
export function StallHours({ stall: { hours } }: { stall: Stall }) {
  const t = useMessages(catalogue);
  const tag = useLanguageTag();
  const format = { tag, timeZone: 'UTC' };
  const time = (one: string) => hourMinute(new Date(minutesOf(one) * 60_000).toISOString(), format);
  const written = ({ from, to }: DayHours) => `${time(from)} – ${time(to)}`;
  if (hours.length === 0) return null;
  return (
    <section className="grid gap-1">
      <Heading level={2}>{t.hours}</Heading>
      <dl className="grid max-w-sm grid-cols-[auto_1fr] gap-x-4">
        {WEEKDAYS.map((weekday, index) => {
          const periods = hours.filter((hour) => hour.weekday === weekday);
          const day = new Date(MONDAY + index * DAY);
          return (
            <div key={weekday} className="contents">
              <dt className="capitalize">
                {day.toLocaleDateString(tag, { weekday: 'short', timeZone: 'UTC' })}
              </dt>
              <dd className="text-fg-muted tabular-nums">
                {periods.length === 0
                  ? t.closed
                  : periods.map((period) => (isAllDay(period) ? t.allDay : written(period))).join(', ')}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
