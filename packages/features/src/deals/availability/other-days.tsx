import { BREAK_MINUTES } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { IconButton } from '@campushive/ui/icon-button';
import { NativeSelect } from '@campushive/ui/native-select';
import { Plus, X } from 'lucide-react';
import { useFieldText, useMessages } from '../../kernel/index.js';
import { DayRangeField } from '../../base/parts/days/day-range-field.js';
import { DayField } from '../../base/parts/days/day-field.js';
import { PriceField } from '../../base/parts/price/price-field.js';
import { catalogue } from './availability.catalogue.js';
import { nextDay, nextHours, removeAt, replaceAt } from './availability-draft.js';
import type { PartProps } from './availability-view.js';
import { HoursRow } from './hours-row.js';

const NOTICE_HOURS = [0, 1, 2, 4, 8, 12, 24, 48, 72];

/** Rules of a tutor's lessons: break between two, booking notice and trial price. */
export function LessonRules({ form, draft }: PartProps) {
  const t = useMessages(catalogue);
  const errorOf = useErrorOf(form.errors);
  return (
    <Card className="grid gap-4">
      <NativeSelect
        label={t.breakMinutes}
        value={String(draft.breakMinutes)}
        options={BREAK_MINUTES.map((one) => ({ value: String(one), label: t.breakOption(one) }))}
        onChange={(event) => form.onChange({ draft: { ...draft, breakMinutes: Number(event.target.value) } })}
      />
      <NativeSelect
        label={t.notice}
        value={String(draft.noticeHours)}
        options={[...new Set([...NOTICE_HOURS, draft.noticeHours])]
          .sort((a, b) => a - b)
          .map((one) => ({ value: String(one), label: t.noticeOption(one) }))}
        onChange={(event) => form.onChange({ draft: { ...draft, noticeHours: Number(event.target.value) } })}
      />
      <PriceField
        name="trialPrice"
        label={t.trialPrice}
        description={t.trialPriceText}
        suffix={t.anHour}
        typed={form.trialPrice}
        onChoose={(typed) => form.onTrialPrice({ typed })}
        error={errorOf('trialPrice')}
        onChange={(event) => form.onTrialPrice({ typed: event.target.value })}
      />
    </Card>
  );
}

/** Days off, and extra hours on single days. */
export function OtherDays(props: PartProps) {
  return (
    <>
      <DaysOff {...props} />
      <ExtraHours {...props} />
    </>
  );
}

function DaysOff({ form, draft }: PartProps) {
  const t = useMessages(catalogue);
  const errorOf = useErrorOf(form.errors);
  const { daysOff } = draft;
  const change = (to: typeof daysOff) => form.onChange({ draft: { ...draft, daysOff: to } });
  const add = () => {
    const day = nextDay(
      daysOff.map(({ to }) => to),
      form.today,
    );
    change([...daysOff, { from: day, to: day }]);
  };
  return (
    <Card className="grid gap-3">
      <Heading level={2} size="subsection">
        {t.daysOff}
      </Heading>
      <p className="text-sm text-fg-muted">{t.daysOffText}</p>
      {daysOff.map((one, index) => (
        <div key={index} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
          <DayRangeField
            required
            today={form.today}
            label={t.daysOff}
            hideLabel
            value={one}
            error={errorOf(`daysOff.${index}.from`) ?? errorOf(`daysOff.${index}.to`)}
            onValueChange={(days) => change(replaceAt(daysOff, index, days))}
          />
          <IconButton label={t.removeDaysOff} onClick={() => change(removeAt(daysOff, index))}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      <Button variant="outline" leading={<Plus aria-hidden="true" />} onClick={add}>
        {t.addDaysOff}
      </Button>
    </Card>
  );
}

function ExtraHours({ form, draft }: PartProps) {
  const t = useMessages(catalogue);
  const errorOf = useErrorOf(form.errors);
  const { extraHours } = draft;
  const change = (to: typeof extraHours) => form.onChange({ draft: { ...draft, extraHours: to } });
  const add = () => {
    const date = nextDay(
      extraHours.map((extraHour) => extraHour.date),
      form.today,
    );
    change([...extraHours, { date, ...nextHours([]) }]);
  };
  return (
    <Card className="grid gap-3">
      <Heading level={2} size="subsection">
        {t.extraHours}
      </Heading>
      <p className="text-sm text-fg-muted">{t.extraHoursText}</p>
      {extraHours.map((extraHour, index) => (
        <div key={index} className="grid gap-2">
          <DayField
            today={form.today}
            label={t.date}
            value={extraHour.date}
            error={errorOf(`extraHours.${index}.date`)}
            onChange={(event) =>
              change(replaceAt(extraHours, index, { ...extraHour, date: event.target.value }))
            }
          />
          <HoursRow
            name={`extraHours.${index}`}
            hours={extraHour}
            errors={form.errors}
            removeLabel={t.removeExtraHours}
            onChange={(to) => change(replaceAt(extraHours, index, { ...extraHour, ...to }))}
            onRemove={() => change(removeAt(extraHours, index))}
          />
        </div>
      ))}
      <Button variant="outline" leading={<Plus aria-hidden="true" />} onClick={add}>
        {t.addExtraHours}
      </Button>
    </Card>
  );
}

function useErrorOf(errors: PartProps['form']['errors']) {
  const fieldText = useFieldText();
  return (name: string) => {
    const error = errors[name];
    return error === undefined ? undefined : fieldText(error, name);
  };
}
