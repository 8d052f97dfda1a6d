import { type ComponentProps, lazy, type ReactElement, Suspense } from 'react';
import { cx } from '../class-names/class-names.js';

/** Words of a {@link Calendar} that no date format brings. */
export interface CalendarWords {
  /** Name of the button to the month before: `Previous month`. */
  previousMonth: string;
  /** Name of the button to the month after: `Next month`. */
  nextMonth: string;
  /** Read out with the day of today: `today`. */
  today: string;
  /** Read out with the chosen day: `selected`. */
  selected: string;
}

/** Props of {@link Calendar}. */
export interface CalendarProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'children' | 'lang'> {
  /** The chosen day, `2026-11-21`; empty for none. */
  value: string;
  /** Is told of the chosen day, as `2026-11-22`. */
  onValueChange: (change: { value: string }) => void;
  /** The first day that can be chosen. */
  min?: string | undefined;
  /** The last one. */
  max?: string | undefined;
  /** The day of today, from the app's clock. Default: the browser's. */
  today?: string | undefined;
  /** Names of months and days follow it. Default `en`. */
  locale?: string;
  /** 0 is Sunday. Default 1, Monday. */
  weekStartsOn?: 0 | 1 | 6;
  /** What its buttons and days are called, in the reader's language. */
  words: CalendarWords;
  /** Gives the focus to the chosen day, or to today. Default `false`. */
  focusDay?: boolean;
}

// The grid's 23 KB come when a calendar is shown.
const DayGrid = lazy(() => import('./day-grid.js'));

/** A month to choose a day from. Where a day is typed into a form, it stands behind a DateField. */
export function Calendar({ className, ...props }: CalendarProps): ReactElement {
  const { value, onValueChange, min, max, today, locale, weekStartsOn, words, focusDay, ...rest } = props;
  return (
    <div data-slot="calendar" className={cx('w-77 max-w-full', className)} {...rest}>
      <Suspense fallback={<div aria-busy="true" className="h-86 animate-glow rounded-card bg-fill" />}>
        <DayGrid
          {...{ value, onValueChange, min, max, today, words }}
          locale={locale ?? 'en'}
          weekStartsOn={weekStartsOn ?? 1}
          focusDay={focusDay ?? false}
        />
      </Suspense>
    </div>
  );
}
