import { dayParts, useDateFormat } from '../../../kernel/index.js';

interface DateBlockProps {
  date: string;
  /** Takes the size of its container. Default `false`. */
  fills?: boolean;
}

/** Calendar leaf with the day of an event. Hidden from screen readers, because the text beside it includes the date. */
export function DateBlock({ date, fills = false }: DateBlockProps) {
  const { weekday, day, month } = dayParts(date, useDateFormat());
  return (
    <span
      aria-hidden="true"
      suppressHydrationWarning
      className={`grid shrink-0 overflow-hidden rounded-control text-center font-bold ${fills ? 'size-full grid-rows-[auto_1fr]' : 'w-fit min-w-14 self-start'}`}
    >
      <span
        suppressHydrationWarning
        className="bg-hive-buzz-solid px-1 py-0.5 text-xs text-on-hive uppercase dark-theme:bg-hive-buzz-soft dark-theme:pb-0 dark-theme:text-hive-buzz-text"
      >
        {weekday}
      </span>
      <span className="grid content-center bg-hive-buzz-soft py-1 text-hive-buzz-text">
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
