import type { RefObject } from 'react';
import type { LabelledProps } from '../field/field.js';
import type { FieldIds } from '../field/field-ids.js';
import type { DatePickerProps } from './date-picker.js';

/** Props of both controls of a DatePicker. */
export interface ControlProps {
  /** Further props of the DatePicker. */
  rest: Omit<
    DatePickerProps,
    keyof LabelledProps | 'id' | 'className' | 'picker' | 'value' | 'defaultValue' | 'onValueChange'
  >;
  label: string;
  ids: FieldIds;
  value: string;
  /** Input that the form sends. */
  sent: RefObject<HTMLInputElement | null>;
  onValueChange: (value: string) => void;
  /** Called when the calendar cannot be loaded. */
  onFailed: () => void;
}

/** Separates the options of the calendar from the props of the element. */
export function splitProps(rest: ControlProps['rest']) {
  const { min, max, disableDay, today, locale, firstWeekday, captionLayout, ...others } = rest;
  const { previousLabel, nextLabel, monthLabel, yearLabel, ...own } = others;
  const labels = { previousLabel, nextLabel, monthLabel, yearLabel };
  return { calendar: { min, max, disableDay, today, locale, firstWeekday, captionLayout, ...labels }, own };
}
