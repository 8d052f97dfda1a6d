import type { ReactElement } from 'react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { DayPicker, type Matcher } from 'react-day-picker';
import type { CalendarProps } from './calendar.js';
import { dayFromIso, isoFromDay } from './iso-day.js';

type DayGridProps = Pick<CalendarProps, 'value' | 'onValueChange' | 'min' | 'max' | 'today' | 'words'> &
  Required<Pick<CalendarProps, 'locale' | 'weekStartsOn' | 'focusDay'>>;

const cell = 'h-11 w-1/7 p-0 text-center';

const classes = {
  months: 'relative',
  month_caption: 'flex min-h-11 items-center justify-center',
  caption_label: 'font-bold',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous:
    'grid size-11 place-items-center rounded-control transition hover:bg-fill aria-disabled:opacity-45 [&_svg]:size-5 rtl:[&_svg]:-scale-x-100',
  button_next:
    'grid size-11 place-items-center rounded-control transition hover:bg-fill aria-disabled:opacity-45 [&_svg]:size-5 rtl:[&_svg]:-scale-x-100',
  month_grid: 'mt-1 w-full table-fixed border-collapse',
  weekday: 'h-8 text-xs font-semibold text-fg-muted',
  day: `${cell} data-outside:text-fg-muted`,
  day_button:
    'touch-target mx-auto grid h-11 w-full max-w-11 place-items-center rounded-full border border-transparent text-sm font-semibold tabular-nums transition hover:bg-fill disabled:cursor-not-allowed disabled:text-fg-muted disabled:line-through disabled:hover:bg-transparent in-data-today:border-line-strong in-data-selected:border-fg in-data-selected:bg-brand in-data-selected:text-on-brand forced-colors:in-data-selected:bg-[Highlight] forced-colors:in-data-selected:text-[HighlightText]',
};

/** The grid of days, by react-day-picker, written out by the browser's own date formats. */
export default function DayGrid({
  value,
  onValueChange,
  min,
  max,
  today,
  locale,
  weekStartsOn,
  words,
  focusDay,
}: DayGridProps): ReactElement {
  const chosen = dayFromIso(value);
  const first = dayFromIso(min);
  const last = dayFromIso(max);
  const now = dayFromIso(today);
  const shown = chosen ?? now;
  const disabled: Matcher[] = [...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])];
  const write = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, options);
    return (date: Date) => format.format(date);
  };
  const month = write({ month: 'long', year: 'numeric' });
  const shortDay = write({ weekday: 'short' });
  const longDay = write({ weekday: 'long' });
  const whole = write({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <DayPicker
      mode="single"
      required
      selected={chosen}
      onSelect={(date) => onValueChange({ value: isoFromDay(date) })}
      autoFocus={focusDay}
      weekStartsOn={weekStartsOn}
      disabled={disabled}
      showOutsideDays={false}
      fixedWeeks
      {...(shown ? { defaultMonth: shown } : {})}
      {...(now ? { today: now } : {})}
      {...(first ? { startMonth: first } : {})}
      {...(last ? { endMonth: last } : {})}
      classNames={classes}
      components={{
        Chevron: ({ orientation }) =>
          orientation === 'left' ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />,
      }}
      formatters={{ formatCaption: month, formatWeekdayName: shortDay }}
      labels={{
        labelGrid: month,
        labelWeekday: longDay,
        labelNext: () => words.nextMonth,
        labelPrevious: () => words.previousMonth,
        labelDayButton: (date, modifiers) =>
          [whole(date), modifiers['today'] && words.today, modifiers['selected'] && words.selected]
            .filter(Boolean)
            .join(', '),
      }}
    />
  );
}
