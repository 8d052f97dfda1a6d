import { DatePicker, type DatePickerProps } from '@campushive/ui/date-picker';
import { useLanguageTag, useMessages } from '../../../kernel/index.js';
import { catalogue } from './days.catalogue.js';

export interface DayFieldProps extends Omit<DatePickerProps, 'value' | 'onValueChange' | 'onChange'> {
  /** Day as the form stores it, such as `2026-12-01`; empty without one. */
  value: string;
  /** Called with the chosen day, as a text field calls it with its text. */
  onChange: (event: { target: { value: string } }) => void;
}

/** Field for a day, in the language of the viewer: a calendar on a laptop, the phone's own picker elsewhere. */
export function DayField({ onChange, ...field }: DayFieldProps) {
  const t = useMessages(catalogue);
  return (
    <DatePicker
      {...field}
      locale={useLanguageTag()}
      placeholder={t.choose}
      clearLabel={t.clear}
      previousLabel={t.previousMonth}
      nextLabel={t.nextMonth}
      onValueChange={(value) => onChange({ target: { value } })}
    />
  );
}
