import { isReserved } from '@campushive/contract/rules/series';
import type { Order, State, Student } from './state.js';
import type { StoredSeries } from './stored.js';

/** Returns the times at which a tutor is booked in any listing, or that are reserved for a series. */
export const bookedWith = (
  state: State,
  tutor: Student,
  except?: Order,
  isFree: (series: StoredSeries) => boolean = () => false,
) => [
  ...state.orders
    .filter(
      (one) =>
        one !== except &&
        one.seller === tutor &&
        !['expired', 'failed', 'cancelled', 'refunded'].includes(one.status),
    )
    .flatMap((one) => one.booking ?? []),
  ...state.series
    .filter((one) => one.listing.poster === tutor && !isFree(one))
    .flatMap((one) =>
      one.series.lessons
        .filter(
          (lesson) =>
            isReserved(one.series, lesson, state.now().getTime()) &&
            (except === undefined || one.orders.get(lesson.number) !== except),
        )
        .map(({ startsAt, endsAt }) => ({
          startsAt: new Date(startsAt).toISOString(),
          endsAt: new Date(endsAt).toISOString(),
        })),
    ),
];
