import { DateRangePicker, type DateRangePickerProps } from '@campushive/ui/date-range-picker';
import { useLanguageTag, useMessages } from '../../../kernel/index.js';
import { catalogue } from './days.catalogue.js';

/** Field for two days and those between them, in the language of the viewer. */
export function DayRangeField(field: DateRangePickerProps) {
  const t = useMessages(catalogue);
  return (
    <DateRangePicker
      {...field}
      locale={useLanguageTag()}
      placeholder={t.chooseDays}
      fromLabel={t.firstDay}
      toLabel={t.lastDay}
      clearLabel={t.clear}
      previousLabel={t.previousMonth}
      nextLabel={t.nextMonth}
    />
  );
}
