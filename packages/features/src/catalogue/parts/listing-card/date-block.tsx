import { dayParts, useDateFormat } from '../../../kernel/index.js';

/** Calendar leaf with the day of an event. Hidden from screen readers, because the text beside it includes the date. */
export function DateBlock({ date }: { date: string }) {
  const { weekday, day, month } = dayParts(date, useDateFormat());
  return (
    <span
      aria-hidden="true"
      suppressHydrationWarning
      className="grid w-fit min-w-14 shrink-0 self-start overflow-hidden rounded-control text-center font-bold"
    >
      <span
        suppressHydrationWarning
        className="bg-hive-buzz-solid px-1 py-0.5 text-xs text-on-hive uppercase"
      >
        {weekday}
      </span>
      <span className="grid bg-hive-buzz-soft in-data-tile:bg-surface py-1 text-hive-buzz-text">
        <span suppressHydrationWarning className="font-display text-title leading-tight">
          {day}
        </span>
        <span suppressHydrationWarning className="text-xs">
          {month}
        </span>
      </span>
    </span>
  );
}
