import { STALL_ORDER_AHEAD, type Stall } from '@campushive/contract';
import { HOUR, MINUTE } from '@campushive/contract/limits';
import { readyFrom } from '@campushive/contract/rules/stall-orders';
import { NativeSelect } from '@campushive/ui/native-select';
import { RadioGroup } from '@campushive/ui/radio-group';
import { hourMinute, useDateFormat, useFieldText, useMessages } from '../../../kernel/index.js';
import { useNow } from '../../../shared/hooks/use-now.js';
import { placeOf } from '../parts/stall-place.js';
import { catalogue } from '../parts/stalls.catalogue.js';
import type { StallCheckout } from './use-stall-checkout.js';

const STEP = 15 * MINUTE;
/** Last offered time at a stall that does not close. */
const LATEST = 8 * HOUR;

/** Returns the times after the earliest one, on full quarters of an hour, until the stall closes. */
function laterTimes(
  { readyMinutes, openUntil }: Pick<Stall, 'readyMinutes' | 'openUntil'>,
  now: Date,
): string[] {
  const earliest = readyFrom(readyMinutes, now).getTime();
  const closes = openUntil === null ? now.getTime() + LATEST : Date.parse(openUntil);
  const last = Math.min(closes, now.getTime() + STALL_ORDER_AHEAD - STEP);
  const times: string[] = [];
  for (let at = (Math.floor(earliest / STEP) + 1) * STEP; at <= last; at += STEP)
    times.push(new Date(at).toISOString());
  return times;
}

/** Choice of the time of collection: as soon as the order is ready, or later. */
export function CollectTime({ stall, checkout }: { stall: Stall; checkout: StallCheckout }) {
  const t = useMessages(catalogue);
  const format = useDateFormat();
  const fieldText = useFieldText();
  const now = useNow(MINUTE);
  const { collectAt, onCollectAt, errors } = checkout;
  const times = laterTimes(stall, now);
  const place = placeOf(stall);
  const soonest = hourMinute(readyFrom(stall.readyMinutes, now).toISOString(), format);
  const error = errors['collectAt'] === undefined ? undefined : fieldText(errors['collectAt']);
  const later = {
    value: 'later',
    label: t.later,
    description: stall.openUntil === null ? t.laterAny : t.laterUntil(hourMinute(stall.openUntil, format)),
  };
  return (
    <div className="grid gap-3">
      <RadioGroup
        label={place === null ? t.collect : t.collectAt(place)}
        name="collect"
        layout="tiles"
        value={collectAt === null ? 'soonest' : 'later'}
        onValueChange={(value) => onCollectAt(value === 'later' ? (times[0] ?? null) : null)}
        options={[
          { value: 'soonest', label: soonest, description: t.asSoon },
          ...(times.length === 0 ? [] : [later]),
        ]}
        error={collectAt === null ? error : undefined}
      />
      {collectAt === null ? null : (
        <NativeSelect
          label={t.time}
          value={collectAt}
          options={times.map((value) => ({ value, label: hourMinute(value, format) }))}
          error={error}
          onChange={(event) => onCollectAt(event.target.value)}
        />
      )}
    </div>
  );
}
