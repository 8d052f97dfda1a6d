import { ApiError, type FieldErrors, type MeetupSpotChoice, type Payment } from '@campushive/contract';
import { decideProposal, isAtNight } from '@campushive/contract/rules/meetups';
import { addDays, dayIn, instantOfField, timeIn } from '@campushive/contract/rules/zoned-time';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  callProblem,
  useCampus,
  useClient,
  useClock,
  useMessages,
  useUser,
  type CallProblem,
} from '../../../kernel/index.js';
import { meetupSpotsQuery } from '../../../base/parts/meetup-spots.queries.js';
import { usePersistedForm } from '../../../shared/hooks/use-persisted-form.js';
import { catalogue } from './meetups.catalogue.js';
import { orderOf, otherFirstName } from './use-meetup.js';

/** Option for a custom place, entered as text. */
export const OWN_PLACE = 'own';
/** Option for the place that the listing's poster named. */
export const LISTING_PLACE = 'listing';

interface Errors {
  readonly spot?: 'placeNeeded';
  readonly place?: 'ownPlaceNeeded';
  readonly date?: 'dateNeeded' | 'afterRelease';
  readonly time?: 'timeNeeded' | 'past' | 'atNight';
}

export interface MeetupForm {
  readonly values: {
    readonly spot: string;
    readonly place: string;
    readonly date: string;
    readonly time: string;
  };
  readonly onChange: (change: Partial<MeetupForm['values']>) => void;
  /** Place of the listing; null when its poster named none. */
  readonly listingPlace: string | null;
  /** Named places, with those of the seller's campus first. Empty until they are loaded. */
  readonly spots: readonly MeetupSpotChoice[];
  readonly spotsFailed: boolean;
  /** Earliest day that can be chosen. */
  readonly today: string;
  readonly errors: Errors;
  /** True when the chosen time is late in the evening. The proposal can still be sent; the form advises against it. */
  readonly isAtNight: boolean;
  readonly onSend: () => void;
  readonly sending: boolean;
  readonly problem: CallProblem | null;
}

/** Form that proposes a time and place. Its values survive a reload. */
export function useMeetupForm(payment: Payment, onSent: (payment: Payment) => void): MeetupForm {
  const client = useClient();
  const { timeZone } = useCampus();
  const now = useClock().now();
  const t = useMessages(catalogue);
  const { toast } = useToast();
  const own = useUser()?.universityId ?? null;
  const { values, onChange, forget } = usePersistedForm(
    `meetup-${payment.id}`,
    startOf(payment, now, timeZone),
  );
  const chosen = payment.booking === null ? instantOfField(`${values.date}T${values.time}`, timeZone) : null;
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<FieldErrors>({});
  const spots = useQuery(meetupSpotsQuery(client));
  const { place: listingPlace, universityId } = payment.transactionHive;
  const other = payment.role === 'buyer' ? payment.seller : payment.buyer;
  const campuses = [universityId, own, other.universityId ?? null];
  const near = campuses.flatMap((id, index) =>
    campuses.indexOf(id) === index ? (spots.data ?? []).filter((spot) => spot.universityId === id) : [],
  );
  const errors = {
    ...errorsOf(payment, values, now, timeZone),
    ...(refused['spotId'] && { spot: 'placeNeeded' as const }),
    ...(refused['startsAt']?.code === 'meetup_at_night' && { time: 'atNight' as const }),
  };
  const send = useMutation({
    mutationFn: async () => {
      const { spot, place, date, time } = values;
      const at = payment.booking === null ? instantOfField(`${date}T${time}`, timeZone) : null;
      const startsAt = at === null ? undefined : new Date(at).toISOString();
      const where =
        spot === OWN_PLACE
          ? { place: place.trim() }
          : spot === LISTING_PLACE
            ? { place: listingPlace ?? '' }
            : { spotId: spot };
      return (await client.meetups.propose({ id: payment.id, ...where, startsAt })).data;
    },
    onSuccess(latest) {
      forget();
      toast({ tone: 'success', title: t.sent(otherFirstName(payment) || t.other) });
      onSent(latest);
    },
    onError: (error) => setRefused(error instanceof ApiError ? error.fieldErrors : {}),
  });
  return {
    values,
    onChange(change) {
      onChange(change);
      setRefused({});
    },
    listingPlace,
    spots: near,
    spotsFailed: spots.isError,
    today: dayIn(now.getTime(), timeZone),
    // The error of a time at night shows at once, like the advice for the late evening.
    errors: tried ? errors : errors.time === 'atNight' ? { time: errors.time } : {},
    isAtNight: chosen !== null && errors.time === undefined && isAtNight(chosen, timeZone),
    onSend() {
      setTried(true);
      if (Object.keys(errors).length === 0 && !send.isPending) send.mutate();
    },
    sending: send.isPending,
    problem: send.isError ? callProblem(send.error) : null,
  };
}

/**
 * Returns the initial values: the current proposal, else noon of the next day, which is daylight and leaves time for an
 * answer.
 */
function startOf({ meetup, transactionHive }: Payment, now: Date, timeZone: string): MeetupForm['values'] {
  const stands = meetup !== null && ['proposed', 'accepted'].includes(meetup.status);
  if (stands && Date.parse(meetup.startsAt) > now.getTime()) {
    const at = Date.parse(meetup.startsAt);
    const own = meetup.place === transactionHive.place ? LISTING_PLACE : OWN_PLACE;
    const where =
      meetup.spotId === null ? { spot: own, place: meetup.place } : { spot: meetup.spotId, place: '' };
    return { ...where, date: dayIn(at, timeZone), time: timeIn(at, timeZone) };
  }
  const tomorrow = addDays(dayIn(now.getTime(), timeZone), 1);
  return { spot: '', place: '', date: tomorrow, time: '12:00' };
}

function errorsOf(
  payment: Payment,
  { spot, place, date, time }: MeetupForm['values'],
  now: Date,
  timeZone: string,
): Errors {
  const where: Errors =
    spot === ''
      ? { spot: 'placeNeeded' }
      : spot === OWN_PLACE && place.trim() === ''
        ? { place: 'ownPlaceNeeded' }
        : {};
  if (payment.booking !== null) return where;
  if (date === '') return { ...where, date: 'dateNeeded' };
  const at = instantOfField(`${date}T${time}`, timeZone);
  if (at === null) return { ...where, time: 'timeNeeded' };
  const decision = decideProposal(orderOf(payment), at, now.getTime(), timeZone);
  if (!('refused' in decision)) return where;
  switch (decision.field?.code) {
    case 'not_in_future':
      return { ...where, time: 'past' };
    case 'after_release':
      return { ...where, date: 'afterRelease' };
    case 'meetup_at_night':
      return { ...where, time: 'atNight' };
    default:
      // The order is over, and the server answers with the error.
      return where;
  }
}
