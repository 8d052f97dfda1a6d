import { IconButton } from '@campushive/ui/icon-button';
import { Skeleton } from '@campushive/ui/skeleton';
import { ChevronLeft, ChevronRight, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  dayParts,
  hourMinute,
  useDateFormat,
  useLanguageTag,
  withoutZone,
  useMessages,
} from '../../../kernel/index.js';
import { useZoneNote } from '../../../shared/hooks/use-zone-note.js';
import { catalogue } from './slots.catalogue.js';
import { partsOf, type Slot, type SlotDay } from './slot-days.js';
import type { SlotChoice, SlotsState } from './use-slots.js';
import { FailedAlert } from '../../../shared/failed-alert.js';

const BOX =
  'grid min-h-11 cursor-pointer place-items-center rounded-control border border-line-strong bg-surface p-2 text-center transition peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2';
const OUT = 'peer-disabled:cursor-not-allowed peer-disabled:border-dashed peer-disabled:text-fg-muted';

/** Picker for the day and time of a session. */
export function SlotPicker({ choice }: { choice: SlotChoice }) {
  const t = useMessages(catalogue);
  const { state } = choice;
  switch (state.status) {
    case 'loading':
      return (
        <div aria-busy="true" className="grid animate-late-in gap-4">
          <Skeleton className="h-24" />
          <Skeleton className="h-28" />
        </div>
      );
    case 'failed':
      return <FailedAlert onRetry={state.retry}>{t.failed}</FailedAlert>;
    case 'ready':
      if (!state.hasHours) return <p className="text-fg-muted">{t.noHours}</p>;
      return (
        <>
          <Days choice={choice} state={state} />
          <Times choice={choice} state={state} />
        </>
      );
    default:
      return state satisfies never;
  }
}

interface PartProps {
  choice: SlotChoice;
  state: Extract<SlotsState, { status: 'ready' }>;
}

const noonOf = (day: string) => `${day}T12:00:00Z`;

function Days({ choice, state }: PartProps) {
  const t = useMessages(catalogue);
  const tag = useLanguageTag();
  const first = state.day?.day ?? state.days[0]?.day ?? '';
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="float-start w-full">
        <span className="flex items-center justify-between gap-2">
          <span className="font-semibold">{t.day}</span>
          <span className="text-sm text-fg-muted">
            {dayParts(noonOf(first), { tag, timeZone: 'UTC' }, 'long').month}
          </span>
        </span>
      </legend>
      {state.day === undefined ? (
        <p className="text-sm text-fg-muted">{t.nothingFree}</p>
      ) : (
        // Padding for the focus ring, which the scroll container would clip.
        <div className="relative -m-1 flex gap-2 overflow-x-auto p-1">
          {state.days.map((day) => (
            <DayChoice key={day.day} day={day} chosen={state.day?.day === day.day} choice={choice} />
          ))}
        </div>
      )}
      <div className="flex justify-between">
        <IconButton
          label={t.earlier}
          disabled={choice.onEarlier === null}
          onClick={() => choice.onEarlier?.()}
        >
          <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />
        </IconButton>
        <IconButton label={t.later} disabled={choice.onLater === null} onClick={() => choice.onLater?.()}>
          <ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />
        </IconButton>
      </div>
    </fieldset>
  );
}

function DayChoice({ day, chosen, choice }: { day: SlotDay; chosen: boolean; choice: SlotChoice }) {
  const t = useMessages(catalogue);
  const tag = useLanguageTag();
  const short = dayParts(noonOf(day.day), { tag, timeZone: 'UTC' });
  const long = dayParts(noonOf(day.day), { tag, timeZone: 'UTC' }, 'long');
  const dayText = day.status === 'free' ? t.freeSlots(day.free) : t[day.status];
  return (
    <Choice
      name="day"
      label={`${long.weekday} ${long.day} ${long.month}, ${dayText}`}
      checked={chosen}
      disabled={day.status !== 'free'}
      onChoose={() => choice.onDay({ day: day.day })}
      className={`${BOX} ${OUT} w-18 peer-checked:border-transparent peer-checked:bg-fg peer-checked:text-bg`}
    >
      <span className="text-sm">{short.weekday}</span>
      <span className="text-subtitle font-bold tabular-nums">{short.day}</span>
      <span className="text-xs">{dayText}</span>
    </Choice>
  );
}

function Times({ choice, state: { day, slot } }: PartProps) {
  const t = useMessages(catalogue);
  const zoneNote = useZoneNote();
  if (day === undefined) return null;
  return (
    <fieldset className="grid min-w-0 gap-3" aria-describedby={choice.missing ? 'slot-missing' : undefined}>
      <legend className="float-start w-full">
        <span className="font-semibold">{t.time}</span>
      </legend>
      {partsOf(day.slots, choice.timeZone).map(({ part, slots }) => (
        <div key={part} className="grid gap-2">
          <p className="flex items-center gap-1.5 text-sm text-fg-muted">
            <Clock aria-hidden="true" className="size-4" /> {t.parts[part]}
          </p>
          <div className="grid grid-cols-3 gap-2">
            {slots.map((one) => (
              <TimeChoice key={one.startsAt} slot={one} chosen={slot === one} choice={choice} />
            ))}
          </div>
        </div>
      ))}
      {zoneNote === undefined ? null : <p className="text-sm text-fg-muted">{zoneNote}</p>}
      {choice.missing ? (
        <p id="slot-missing" role="alert" className="text-sm font-semibold text-danger">
          {t.timeNeeded}
        </p>
      ) : null}
    </fieldset>
  );
}

function TimeChoice({ slot, chosen, choice }: { slot: Slot; chosen: boolean; choice: SlotChoice }) {
  const t = useMessages(catalogue);
  const time = hourMinute(slot.startsAt, withoutZone(useDateFormat()));
  return (
    <Choice
      name="time"
      label={slot.free ? time : t.takenTime(time)}
      checked={chosen}
      disabled={!slot.free}
      onChoose={() => choice.onSlot({ slot })}
      className={`${BOX} ${OUT} peer-checked:border-fg peer-checked:bg-brand-soft peer-checked:font-bold peer-disabled:line-through`}
    >
      <span className="tabular-nums">{time}</span>
    </Choice>
  );
}

/** Radio button behind a styled box, so that arrow keys move between the choices. */
function Choice({
  name,
  label,
  checked,
  disabled,
  onChoose,
  className,
  children,
}: {
  name: string;
  label: string;
  checked: boolean;
  disabled: boolean;
  onChoose: () => void;
  className: string;
  children: ReactNode;
}) {
  return (
    <label className="relative shrink-0">
      <input
        type="radio"
        name={name}
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        className="peer absolute inset-0 size-full opacity-0"
      />
      <span aria-hidden="true" className={className}>
        {children}
      </span>
    </label>
  );
}
