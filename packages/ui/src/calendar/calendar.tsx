import { type ComponentProps, type ReactElement, useMemo } from 'react';
import { DayPicker, type Matcher } from 'react-day-picker';
import { cx } from '../class-names/class-names.js';
import { useControlled } from '../controlled/use-controlled.js';
import { usePageDirection } from '../direction/use-page-direction.js';
import { classNames, components } from './calendar-parts.js';
import { toDate, toText } from './dates.js';

/** First days of a week, from Sunday, which is 0. */
export type FirstWeekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Props of a calendar and of a DatePicker. Days are texts such as `2026-12-01`, so that no time zone moves them. */
export interface CalendarOptions {
  /** First day that can be chosen. */
  min?: string | undefined;
  /** Last day that can be chosen. */
  max?: string | undefined;
  /** Returns true for a day that cannot be chosen. */
  disableDay?: ((day: string) => boolean) | undefined;
  /** Today, by the caller's clock. Default: by the device's. */
  today?: string | undefined;
  /** Language tag of months, weekdays and digits. Default `en`. */
  locale?: string | undefined;
  /** First day of the week, from Sunday, which is 0. Default 1, Monday. */
  firstWeekday?: FirstWeekday | undefined;
  /** `dropdown` offers lists of months and years, for days far away. Default `label`. */
  captionLayout?: 'label' | 'dropdown' | undefined;
  /** Accessible name of the button to the month before. Default `Previous month`. */
  previousLabel?: string | undefined;
  /** Accessible name of the button to the month after. Default `Next month`. */
  nextLabel?: string | undefined;
  /** Accessible name of the list of months. Default `Month`. */
  monthLabel?: string | undefined;
  /** Accessible name of the list of years. Default `Year`. */
  yearLabel?: string | undefined;
}

/** Props of {@link Calendar}. */
export interface CalendarProps
  extends CalendarOptions, Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'aria-label' | 'dir'> {
  /** Name of the calendar: `Day of the lesson`. */
  label: string;
  /** Controlled day; empty without one. Omit it for an uncontrolled calendar. */
  value?: string | undefined;
  /** Initial day. Default: empty. */
  defaultValue?: string | undefined;
  /** Called with the chosen day. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Focuses the chosen day, or today, when the calendar appears. Default `false`. */
  autoFocus?: boolean | undefined;
}

/**
 * A month of days, in sight. For a field of a form, use a DatePicker.
 *
 * @since 0.2.0
 */
export function Calendar(props: CalendarProps): ReactElement {
  const { label, value, defaultValue = '', onValueChange, autoFocus = false, className, ...others } = props;
  const {
    min,
    max,
    disableDay,
    today,
    locale = 'en',
    firstWeekday = 1,
    captionLayout = 'label',
    ...more
  } = others;
  const { previousLabel, nextLabel, monthLabel, yearLabel, ...rest } = more;
  const [chosen, keep] = useControlled(value, defaultValue);
  const dir = usePageDirection();
  const { labels, formatters } = useTexts(locale, { previousLabel, nextLabel, monthLabel, yearLabel });
  const [first, last, now] = [min, max, today].map(toDate);
  return (
    <div
      data-slot="calendar"
      role="group"
      aria-label={label}
      className={cx('w-full max-w-88 min-w-0', className)}
      {...rest}
    >
      <DayPicker
        mode="single"
        required
        selected={toDate(chosen)}
        defaultMonth={toDate(chosen) ?? monthToOpen(now ?? new Date(), first, last)}
        onSelect={(day) => {
          keep(toText(day));
          onValueChange?.(toText(day));
        }}
        {...(first && { startMonth: first })}
        {...(last && { endMonth: last })}
        disabled={matchersOf(first, last, disableDay)}
        {...{ captionLayout, classNames, components, labels, formatters, dir, autoFocus }}
        lang={locale}
        weekStartsOn={firstWeekday}
        {...(now && { today: now })}
      />
    </div>
  );
}

/** Returns the month of today, or the nearest one with a day that can be chosen. */
function monthToOpen(today: Date, first: Date | undefined, last: Date | undefined): Date {
  if (first && today < first) return first;
  return last && today > last ? last : today;
}

function matchersOf(
  first: Date | undefined,
  last: Date | undefined,
  disableDay: CalendarOptions['disableDay'],
): Matcher[] {
  return [
    ...(first ? [{ before: first }] : []),
    ...(last ? [{ after: last }] : []),
    ...(disableDay ? [(day: Date) => disableDay(toText(day))] : []),
  ];
}

type Labels = Pick<CalendarOptions, 'previousLabel' | 'nextLabel' | 'monthLabel' | 'yearLabel'>;

/** Texts of the calendar in a language. The browser has the names of months and weekdays, so that no list of them is loaded. */
function useTexts(locale: string, { previousLabel, nextLabel, monthLabel, yearLabel }: Labels) {
  return useMemo(() => {
    const formatter = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(locale, options);
      return (date: Date) => format.format(date);
    };
    const month = formatter({ month: 'long', year: 'numeric' });
    return {
      labels: {
        labelGrid: month,
        labelDayButton: formatter({ dateStyle: 'full' }),
        labelWeekday: formatter({ weekday: 'long' }),
        labelPrevious: () => previousLabel ?? 'Previous month',
        labelNext: () => nextLabel ?? 'Next month',
        labelMonthDropdown: () => monthLabel ?? 'Month',
        labelYearDropdown: () => yearLabel ?? 'Year',
      },
      formatters: {
        formatCaption: month,
        formatDay: dayOfMonth(locale),
        formatWeekdayName: formatter({ weekday: 'short' }),
        formatMonthDropdown: formatter({ month: 'long' }),
        formatYearDropdown: formatter({ year: 'numeric' }),
      },
    };
  }, [locale, previousLabel, nextLabel, monthLabel, yearLabel]);
}

/** Returns a formatter of the day's number alone: some languages write a sign after it, which has no room. */
function dayOfMonth(locale: string): (date: Date) => string {
  const format = new Intl.NumberFormat(locale);
  return (date) => format.format(date.getDate());
}
