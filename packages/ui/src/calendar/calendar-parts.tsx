import type { ComponentProps, ReactElement } from 'react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import {
  DayButton as PrimitiveDayButton,
  type DropdownProps,
  type NavProps,
  useDayPicker,
} from 'react-day-picker';
import { IconButton } from '../icon-button/icon-button.js';

/** Class names of the elements of a calendar. */
export const classNames = {
  root: 'relative w-full',
  months: 'contents',
  month: 'grid gap-1',
  month_caption: 'flex min-h-11 items-center ps-2 pe-24 font-semibold',
  caption_label: 'first-letter:uppercase',
  dropdowns: 'flex flex-wrap items-center gap-1',
  month_grid: 'w-full table-fixed border-collapse',
  weekday: 'h-8 text-xs font-semibold text-fg-muted',
  day: 'p-0.5 text-center',
};

/** Class names of the days of a range, which form a band. */
export const rangeNames = {
  range_start: 'rounded-s-control bg-fill',
  range_middle: 'bg-fill first:rounded-s-control last:rounded-e-control',
  range_end: 'rounded-e-control bg-fill',
};

/** Buttons to the month before and after. They keep the focus at the first and last month, where they do nothing. */
function Nav({ previousMonth, nextMonth, onPreviousClick, onNextClick }: NavProps): ReactElement {
  const { labels } = useDayPicker();
  return (
    <div className="absolute end-0 top-1 flex gap-1 coarse:gap-2">
      <IconButton
        size="sm"
        label={labels.labelPrevious(previousMonth)}
        aria-disabled={previousMonth ? undefined : true}
        className="aria-disabled:cursor-not-allowed aria-disabled:opacity-45!"
        onClick={previousMonth ? onPreviousClick : undefined}
      >
        <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />
      </IconButton>
      <IconButton
        size="sm"
        label={labels.labelNext(nextMonth)}
        aria-disabled={nextMonth ? undefined : true}
        className="aria-disabled:cursor-not-allowed aria-disabled:opacity-45!"
        onClick={nextMonth ? onNextClick : undefined}
      >
        <ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />
      </IconButton>
    </div>
  );
}

/** A day. The chosen one, and both ends of a range, are filled; today has a ring. */
function DayButton(props: ComponentProps<typeof PrimitiveDayButton>): ReactElement {
  const { today, selected, range_middle: isBetween } = props.modifiers;
  return (
    <PrimitiveDayButton
      {...props}
      data-slot="calendar-day"
      data-today={today === true || undefined}
      data-selected={(selected === true && isBetween !== true) || undefined}
      aria-current={today === true ? 'date' : undefined}
      className="min-h-10 touch-target w-full rounded-control tabular-nums transition not-data-selected:hover:bg-fill disabled:cursor-not-allowed disabled:text-fg-muted disabled:line-through disabled:opacity-60 data-selected:bg-fg data-selected:font-bold data-selected:text-bg data-today:inset-ring-1 data-today:inset-ring-line-strong forced-colors:data-selected:bg-[Highlight] forced-colors:data-selected:text-[HighlightText] coarse:min-h-11"
    />
  );
}

/** Choice of a month or a year in the caption. */
function Dropdown({ options = [], value, onChange, disabled, ...rest }: DropdownProps): ReactElement {
  return (
    <select
      aria-label={rest['aria-label']}
      className="min-h-9 max-w-full cursor-pointer rounded-chip border border-line bg-surface px-1.5 text-base font-semibold coarse:min-h-11"
      {...{ value, onChange, disabled }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

/** Own elements of a calendar. */
export const components = { Nav, DayButton, Dropdown };
