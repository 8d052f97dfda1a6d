import type { HTMLAttributes, Ref, RefObject } from 'react';
import type { CalendarOptions } from '../calendar/calendar.js';
import type { FieldIds } from '../field/field-ids.js';
import type { DayPopoverProps } from './day-popover.js';

/** Props of a field for days that reach its control: a button or an input. */
export interface DayFieldProps
  extends
    CalendarOptions,
    Omit<HTMLAttributes<HTMLElement>, 'children' | 'defaultValue' | 'onChange' | 'aria-label'> {
  /** Text while no day is chosen, in the kit's calendar. */
  placeholder?: string | undefined;
  /** Text of the button that removes the day, which a required field does not have. Default `Clear`. */
  clearLabel?: string | undefined;
  /** Name of the day in its form. */
  name?: string | undefined;
  /** Id of the form, where the field stands outside of it. */
  form?: string | undefined;
  /** A day must be chosen before the form can be sent. Default `false`. */
  required?: boolean | undefined;
  /** Default `false`. */
  disabled?: boolean | undefined;
  /** Element that takes the focus: the button or the input. */
  ref?: Ref<HTMLElement> | undefined;
}

/** Props of the controls of a field for days, by the type of its value. */
export interface ControlProps<Value> {
  /** `data-slot` of the field. */
  slot: string;
  /** Further props of the field. */
  rest: DayFieldProps;
  label: string;
  ids: FieldIds;
  value: Value;
  /** Input that the form sends. */
  sent: RefObject<HTMLInputElement | null>;
  onValueChange: (value: Value) => void;
}

/** Props of the panel with a calendar, by the type of the field's value. */
export interface PanelProps<Value> extends DayPopoverProps {
  /** Days of the field. */
  value: Value;
  /** Limits, language and labels of the calendar. */
  calendar: CalendarOptions;
  /** Text of the button that empties the field; undefined without one. */
  clearLabel: string | undefined;
  /** Called with the choice; empty to remove it. */
  onChoose: (value: Value) => void;
}

/** Separates the options of the calendar from the props of the element. */
export function splitProps(rest: DayFieldProps) {
  const { min, max, disableDay, today, locale, firstWeekday, captionLayout, ...others } = rest;
  const { previousLabel, nextLabel, monthLabel, yearLabel, ...own } = others;
  const labels = { previousLabel, nextLabel, monthLabel, yearLabel };
  return { calendar: { min, max, disableDay, today, locale, firstWeekday, captionLayout, ...labels }, own };
}
