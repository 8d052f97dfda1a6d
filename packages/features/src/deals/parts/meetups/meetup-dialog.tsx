import { MAX_MEETUP_PLACE, type Payment } from '@campushive/contract';
import { findUniversity } from '@campushive/contract/campus';
import { Alert } from '@campushive/ui/alert';
import { NativeSelect } from '@campushive/ui/native-select';
import { TextField } from '@campushive/ui/text-field';
import {
  appointment,
  shortDay,
  useCampus,
  useClock,
  useDateFormat,
  useMessages,
  useProblemText,
} from '../../../kernel/index.js';
import { DayField } from '../../../base/parts/days/day-field.js';
import { useZoneNote } from '../../../shared/hooks/use-zone-note.js';
import { FormDialog } from '../../../shared/form-dialog.js';
import { catalogue } from './meetups.catalogue.js';
import { LISTING_PLACE, OWN_PLACE, useMeetupForm, type MeetupForm } from './use-meetup-form.js';
import { otherFirstName } from './use-meetup.js';

export interface MeetupDialogProps {
  /** Order whose two sides meet. */
  payment: Payment;
  open: boolean;
  /** Called when the dialog opens or closes. */
  onOpenChange: (open: boolean) => void;
  /** Called with the order that includes the proposal. */
  onChanged: (payment: Payment) => void;
}

/** Proposes the time and place of a meet-up. */
export function MeetupDialog({ payment, open, onOpenChange, onChanged }: MeetupDialogProps) {
  const form = useMeetupForm(payment, (latest) => {
    onChanged(latest);
    onOpenChange(false);
  });
  return <MeetupDialogView payment={payment} form={form} open={open} onOpenChange={onOpenChange} />;
}

interface MeetupDialogViewProps extends Omit<MeetupDialogProps, 'onChanged'> {
  form: MeetupForm;
}

export function MeetupDialogView({ payment, form, open, onOpenChange }: MeetupDialogViewProps) {
  const t = useMessages(catalogue);
  const problemText = useProblemText();
  const { values, errors } = form;
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t.dialogTitle}
      description={t.dialogText(otherFirstName(payment) || t.other)}
      t={t}
      variant="primary"
      form={form}
      problem={problemText(form.problem, t.failed)}
    >
      {form.spotsFailed ? <Alert>{t.spotsFailed}</Alert> : null}
      <NativeSelect
        name="spot"
        label={t.placeLabel}
        placeholder={t.placePlaceholder}
        options={useSpotOptions(form)}
        value={values.spot}
        error={errors.spot && t.placeNeeded}
        onChange={(event) => form.onChange({ spot: event.target.value })}
      />
      {values.spot === OWN_PLACE ? (
        <TextField
          name="place"
          label={t.ownPlace}
          description={t.ownPlaceHint}
          maxLength={MAX_MEETUP_PLACE}
          value={values.place}
          error={errors.place && t.ownPlaceNeeded}
          onChange={(event) => form.onChange({ place: event.target.value })}
        />
      ) : null}
      <When payment={payment} form={form} />
    </FormDialog>
  );
}

/** Date and time fields. A booked session already has its time. */
function When({ payment: { booking, autoReleaseAt }, form }: { payment: Payment; form: MeetupForm }) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const now = useClock().now();
  const { values, errors } = form;
  const zoneNote = useZoneNote();
  if (booking !== null) return <p>{t.session(appointment(booking.startsAt, now, dateFormat))}</p>;
  const lastDay = autoReleaseAt === null ? '' : shortDay(autoReleaseAt, now, dateFormat);
  const timeProblems = { past: t.past, atNight: t.atNight, timeNeeded: t.timeNeeded } as const;
  const dateProblem = errors.date === 'afterRelease' ? t.afterRelease(lastDay) : errors.date && t.dateNeeded;
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      <DayField
        name="date"
        label={t.date}
        min={form.today}
        today={form.today}
        value={values.date}
        error={dateProblem}
        onChange={(event) => form.onChange({ date: event.target.value })}
      />
      <TextField
        type="time"
        name="time"
        step={900}
        label={t.startsAt}
        description={zoneNote}
        value={values.time}
        error={errors.time && timeProblems[errors.time]}
        onChange={(event) => form.onChange({ time: event.target.value })}
      />
      {form.isAtNight ? (
        <Alert tone="warning" className="sm:col-span-2">
          {t.night}
        </Alert>
      ) : null}
    </div>
  );
}

/** Returns the options for the place: the listing's place, the named places by campus, and a custom place. */
function useSpotOptions({ spots, listingPlace }: MeetupForm) {
  const t = useMessages(catalogue);
  const campus = useCampus();
  const ids = [...new Set(spots.map((spot) => spot.universityId))];
  return [
    ...(listingPlace === null
      ? []
      : [{ label: t.listingPlace, options: [{ value: LISTING_PLACE, label: listingPlace }] }]),
    ...ids.map((id) => ({
      label: findUniversity(campus, id)?.displayName ?? id,
      options: spots
        .filter((spot) => spot.universityId === id)
        .map((spot) => ({ value: spot.id, label: spot.name })),
    })),
    { label: t.otherPlaces, options: [{ value: OWN_PLACE, label: t.otherPlace }] },
  ];
}
