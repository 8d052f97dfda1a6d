import { type ComponentProps, type ReactElement, useMemo } from 'react';
import { DayPicker, type Matcher } from 'react-day-picker';
import { cx } from '../class-names/class-names.js';
import { useControlled } from '../controlled/use-controlled.js';
import { usePageDirection } from '../direction/use-page-direction.js';
import { classNames, components, rangeNames } from './calendar-parts.js';
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

/** Two days and those between them. A day that is not chosen yet is empty. */
export interface DayRange {
  /** First day, such as `2026-12-01`. */
  from: string;
  /** Last day, never before the first. */
  to: string;
}

interface CalendarBaseProps
  extends CalendarOptions, Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'aria-label' | 'dir'> {
  /** Name of the calendar: `Day of the lesson`. */
  label: string;
  /** Focuses the chosen day, or today, when the calendar appears. Default `false`. */
  autoFocus?: boolean | undefined;
}

interface CalendarSingleProps extends CalendarBaseProps {
  /** `range` is for two days and those between them. Default `single`. */
  mode?: 'single' | undefined;
  /** Controlled day; empty without one. Omit it for an uncontrolled calendar. */
  value?: string | undefined;
  /** Initial day. Default: empty. */
  defaultValue?: string | undefined;
  /** Called with the chosen day. */
  onValueChange?: ((value: string) => void) | undefined;
}

interface CalendarRangeProps extends CalendarBaseProps {
  /** `range` is for two days and those between them. Default `single`. */
  mode: 'range';
  /** Controlled days. Omit them for an uncontrolled calendar. */
  value?: DayRange | undefined;
  /** Initial days. Default: none. */
  defaultValue?: DayRange | undefined;
  /** Called after each press: with an empty `to` after the first day. */
  onValueChange?: ((value: DayRange) => void) | undefined;
}

/** Props of {@link Calendar}. */
export type CalendarProps = CalendarSingleProps | CalendarRangeProps;

/**
 * A month of days, in sight. For a field of a form, use a DatePicker, or a DateRangePicker for two days.
 *
 * @since 0.2.0
 */
export function Calendar(props: CalendarProps): ReactElement {
  const { label, mode, value: _value, defaultValue: _initial, onValueChange: _change, ...own } = props;
  const { autoFocus = false, className, ...others } = own;
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
  const [days, choose] = useDays(props);
  const dir = usePageDirection();
  const { labels, formatters } = useTexts(locale, { previousLabel, nextLabel, monthLabel, yearLabel });
  const [first, last, now] = [min, max, today].map(toDate);
  const from = toDate(days.from);
  const to = toDate(days.to);
  const selection =
    mode === 'range'
      ? ({ mode, selected: { from, to }, onSelect: (_: unknown, day: Date) => choose(toText(day)) } as const)
      : ({
          mode: 'single',
          required: true,
          selected: from,
          onSelect: (day: Date) => choose(toText(day)),
        } as const);
  return (
    <div
      data-slot="calendar"
      role="group"
      aria-label={label}
      className={cx('w-full max-w-88 min-w-0', className)}
      {...rest}
    >
      <DayPicker
        {...selection}
        defaultMonth={from ?? monthToOpen(now ?? new Date(), first, last)}
        {...(first && { startMonth: first })}
        {...(last && { endMonth: last })}
        disabled={matchersOf(first, last, disableDay)}
        {...{ captionLayout, components, labels, formatters, dir, autoFocus }}
        classNames={from && to && days.from !== days.to ? { ...classNames, ...rangeNames } : classNames}
        lang={locale}
        weekStartsOn={firstWeekday}
        {...(now && { today: now })}
      />
    </div>
  );
}

const NO_DAYS: DayRange = { from: '', to: '' };

/** Returns the chosen days, and a function that takes a pressed day. A single day is a range without its last day. */
function useDays(props: CalendarProps): [days: DayRange, choose: (day: string) => void] {
  const [days, keep] = useControlled(rangeOf(props.value), rangeOf(props.defaultValue) ?? NO_DAYS);
  function choose(day: string): void {
    const next = props.mode === 'range' ? withDay(days, day) : { from: day, to: '' };
    keep(next);
    if (props.mode === 'range') props.onValueChange?.(next);
    else props.onValueChange?.(day);
  }
  return [days, choose];
}

const rangeOf = (value: string | DayRange | undefined): DayRange | undefined =>
  typeof value === 'string' ? { from: value, to: '' } : value;

/** Returns the range after a press on a day: a second day completes it, in either order; a further one starts a new range. */
function withDay({ from, to }: DayRange, day: string): DayRange {
  if (from === '' || to !== '') return { from: day, to: '' };
  return day < from ? { from: day, to: from } : { from, to: day };
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
