import { WEEKDAYS, type Weekday } from '@campushive/contract';
import { Card } from '@campushive/ui/card';
import { IconButton } from '@campushive/ui/icon-button';
import { Switch } from '@campushive/ui/switch';
import { Plus } from 'lucide-react';
import { useMessages } from '../../kernel/index.js';
import { catalogue } from './availability.catalogue.js';
import { removeAt, replaceAt, withDay, withHours } from './availability-draft.js';
import type { PartProps } from './availability-view.js';
import { HoursRow } from './hours-row.js';

/** Weekly hours as edited, and their errors by `weekly.0.from`. */
interface WeekProps {
  form: Pick<PartProps['form'], 'errors' | 'onChange'>;
  draft: PartProps['draft'];
}

/** Hours of every day of the week. */
export function WeekCard(props: WeekProps) {
  return (
    <Card className="grid gap-0 divide-y divide-line py-1">
      {WEEKDAYS.map((weekday) => (
        <Day key={weekday} weekday={weekday} {...props} />
      ))}
    </Card>
  );
}

function Day({ weekday, form, draft }: WeekProps & { weekday: Weekday }) {
  const t = useMessages(catalogue);
  const name = t.weekdays[weekday];
  const hours = draft.weekly.flatMap((weeklyHours, index) =>
    weeklyHours.weekday === weekday ? [{ one: weeklyHours, index }] : [],
  );
  const isOn = hours.length > 0;
  const change = (weekly: typeof draft.weekly) => form.onChange({ draft: { ...draft, weekly } });
  return (
    <div role="group" aria-label={name} className="grid gap-2 py-2">
      <div className="flex items-center gap-2">
        <Switch
          className="grow"
          label={name}
          checked={isOn}
          onCheckedChange={(on) => form.onChange({ draft: withDay(draft, weekday, on) })}
        />
        <IconButton
          className="-me-2"
          label={t.addHours(name)}
          onClick={() => form.onChange({ draft: withHours(draft, weekday) })}
        >
          <Plus aria-hidden="true" />
        </IconButton>
      </div>
      {hours.map(({ one, index }) => (
        <HoursRow
          key={index}
          name={`weekly.${index}`}
          hours={one}
          errors={form.errors}
          removeLabel={t.removeHours(name)}
          onChange={(to) => change(replaceAt(draft.weekly, index, { ...one, ...to }))}
          onRemove={() => change(removeAt(draft.weekly, index))}
        />
      ))}
    </div>
  );
}
