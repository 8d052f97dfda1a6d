import { type ReactElement, useRef, useState } from 'react';
import { cx } from '../class-names/class-names.js';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { Calendar, type CalendarWords } from '../calendar/calendar.js';
import { joinRefs } from '../floating/join-refs.js';
import { IconButton } from '../icon-button/icon-button.js';
import { Popover, PopoverContent, PopoverTrigger } from '../popover/popover.js';
import { TextControl, type TextControlProps } from '../text-field/text-control.js';
import { typeInto, withDay } from './type-into.js';

/** Words of the calendar behind a {@link DateField}. */
export interface DateFieldWords extends CalendarWords {
  /** Name of the button, and of the calendar that it opens: `Choose a day`. */
  open: string;
}

/**
 * Props of {@link DateField}: those of a date input, which they and `ref` reach; its value is `2026-11-21`, `min` and
 * `max` are such days. `className` places the field.
 */
export interface DateFieldProps extends Omit<
  TextControlProps,
  'type' | 'leading' | 'trailing' | 'suffix' | 'min' | 'max'
> {
  /** The first day that can be chosen, as `2026-11-22`. Default: any. */
  min?: string;
  /** The last day that can be chosen, as `2026-11-30`. Default: any. */
  max?: string;
  /** What the calendar's buttons and days are called, in the reader's language. */
  words: DateFieldWords;
  /** The day of today, from the app's clock. Default: the browser's. */
  today?: string;
  /** Language of the calendar. Default `en`. */
  locale?: string;
  /** The calendar's first day of the week; 0 is Sunday. Default 1. */
  weekStartsOn?: 0 | 1 | 6;
}

/**
 * A day. It is the browser's own date field: typed part by part, and on phones their own picker. With a mouse there is a
 * calendar behind a button as well.
 */
export function DateField(props: DateFieldProps): ReactElement {
  return <CalendarField {...props} slot="date-field" type="date" />;
}

/** Props of {@link DateTimeField}: those of {@link DateField}; its value is `2026-11-21T14:30`, and so are `min` and `max`. */
export type DateTimeFieldProps = DateFieldProps;

/** A day and a time of day, here. The calendar chooses the day and keeps the time. */
export function DateTimeField(props: DateTimeFieldProps): ReactElement {
  return <CalendarField {...props} slot="date-time-field" type="datetime-local" />;
}

interface CalendarFieldProps extends DateFieldProps {
  slot: string;
  type: 'date' | 'datetime-local';
}

function CalendarField({
  words,
  today,
  locale,
  weekStartsOn,
  className,
  ref,
  ...rest
}: CalendarFieldProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [day, setDay] = useState('');

  function toggle(change: { open: boolean }): void {
    setDay(input.current?.value.slice(0, 10) ?? '');
    setOpen(change.open);
  }
  function choose({ value }: { value: string }): void {
    if (!input.current) return;
    typeInto(input.current, rest.type === 'date' ? value : withDay(input.current.value, value));
    setOpen(false);
    input.current.focus();
  }

  return (
    <TextControl
      {...rest}
      ref={joinRefs(input, ref)}
      className={cx('[&_input]:own-calendar', className)}
      trailing={
        rest.disabled || rest.readOnly ? null : (
          <span className="contents coarse:hidden">
            <Popover open={open} onOpenChange={toggle}>
              <PopoverTrigger>
                <IconButton label={words.open} size="sm">
                  <CalendarDays aria-hidden />
                </IconButton>
              </PopoverTrigger>
              <PopoverContent label={words.open} align="end" className="p-3">
                <Calendar
                  {...{ words, today, min: rest.min, max: rest.max }}
                  value={day}
                  onValueChange={choose}
                  focusDay
                  {...(locale === undefined ? {} : { locale })}
                  {...(weekStartsOn === undefined ? {} : { weekStartsOn })}
                />
              </PopoverContent>
            </Popover>
          </span>
        )
      }
    />
  );
}
