import * as z from 'zod/mini';
import { defineCall } from '../call.js';
import { id, instant } from '../schema.js';

export const bookings = {
  'bookings.taken': defineCall({
    summary: 'When a tutor is booked already, from now on: sessions cannot begin in these times',
    who: 'member',
    input: z.strictObject({ id }),
    output: z.array(z.object({ startsAt: instant, endsAt: instant })),
    answers: 'counted',
    errors: ['not_found'],
  }),
};
