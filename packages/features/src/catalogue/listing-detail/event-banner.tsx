import { dayParts, hourMinute, useDateFormat } from '../../kernel/index.js';
import { PHOTO_EDGE } from './photo-carousel.js';

/** Date of an event without a photo. Hidden from screen readers, because the text beside it includes the date. */
export function EventBanner({ date }: { date: string }) {
  const dateFormat = useDateFormat();
  const { weekday, day, month } = dayParts(date, dateFormat, 'long');
  return (
    <div
      aria-hidden="true"
      data-slot="event-banner"
      className={`comb-ground grid content-end gap-1 overflow-hidden bg-hive-buzz-solid px-gutter pt-16 pb-6 text-on-hive md:px-10 md:py-10 ${PHOTO_EDGE}`}
    >
      <span suppressHydrationWarning className="text-subtitle font-semibold capitalize md:text-title">
        {weekday}
      </span>
      <span className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <span suppressHydrationWarning className="font-display text-date font-extrabold tracking-tight">
          {day}
        </span>
        <span className="grid text-subtitle leading-tight font-semibold md:text-title">
          <span suppressHydrationWarning className="capitalize">
            {month}
          </span>
          <span suppressHydrationWarning>{hourMinute(date, dateFormat)}</span>
        </span>
      </span>
    </div>
  );
}
