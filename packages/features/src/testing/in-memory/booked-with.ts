import type { Order, State, Student } from './state.js';

/** When a tutor is booked, whatever they teach then. */
export const bookedWith = (state: State, tutor: Student, except?: Order) =>
  state.orders
    .filter(
      (one) =>
        one !== except &&
        one.seller === tutor &&
        !['expired', 'failed', 'cancelled', 'refunded'].includes(one.status),
    )
    .flatMap((one) => one.booking ?? []);
