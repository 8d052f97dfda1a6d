import type { DayHours, FieldErrors } from '@campushive/contract';
import { minutesOf } from '@campushive/contract/rules/zoned-time';
import { IconButton } from '@campushive/ui/icon-button';
import { NativeSelect } from '@campushive/ui/native-select';
import { X } from 'lucide-react';
import { hourMinute, useFieldText, useLanguageTag, useMessages } from '../../kernel/index.js';
import { catalogue } from './availability.catalogue.js';
import { TIMES } from './availability-draft.js';

interface HoursRowProps {
  hours: DayHours;
  /** Path of the row in error names, such as `weekly.2`. */
  name: string;
  errors: FieldErrors;
  removeLabel: string;
  onChange: (to: DayHours) => void;
  onRemove: () => void;
}

/** Start and end time of a tutor's hours. */
export function HoursRow({ hours, name, errors, removeLabel, onChange, onRemove }: HoursRowProps) {
  const t = useMessages(catalogue);
  const tag = useLanguageTag();
  const fieldText = useFieldText();
  const options = TIMES.map((value) => ({ value, label: written(value, tag) }));
  const errorOf = (field: 'from' | 'to') => {
    const error = errors[`${name}.${field}`];
    return error === undefined ? undefined : fieldText(error);
  };
  return (
    <div className="flex flex-wrap items-start gap-x-1 gap-y-2 sm:gap-x-2">
      <NativeSelect
        className="min-w-28 flex-1"
        label={t.from}
        hideLabel
        options={options.slice(0, -1)}
        value={hours.from}
        error={errorOf('from')}
        onChange={(event) => onChange({ ...hours, from: event.target.value })}
      />
      <NativeSelect
        className="min-w-28 flex-1"
        label={t.to}
        hideLabel
        options={options.slice(1)}
        value={hours.to}
        error={errorOf('to')}
        onChange={(event) => onChange({ ...hours, to: event.target.value })}
      />
      <IconButton className="-me-2" label={removeLabel} onClick={onRemove}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** Formats a time of day without date or zone, in the viewer's language. */
const written = (time: string, tag: string) =>
  hourMinute(new Date(minutesOf(time) * 60_000).toISOString(), { tag, timeZone: 'UTC' });
